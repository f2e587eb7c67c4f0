// @ts-nocheck
import { c, cf, f, ICONS } from '../../art/icons.js';

ICONS.plot =
  f('M12 1.5L23 20.5H1z') +
  c('M6.8 15.2S8.8 12 12 12s5.2 3.2 5.2 3.2-2 3.2-5.2 3.2-5.2-3.2-5.2-3.2z', 1.4) +
  cf('M12 13.7a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3z');

/** The icon of this game in lists. */
export default 'plot';
