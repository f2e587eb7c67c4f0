// @ts-nocheck
import { f, ICONS } from '../../art/icons.js';

ICONS.theater = f(
  'M2 3h20v3c-1.5 6-1.5 10 0 15h-6c-.5-5 .5-9.5 2-13-3.5 2.5-8.5 2.5-12 0 1.5 3.5 2.5 8 2 13H2c1.5-5 1.5-9 0-15z',
);

/** The icon of this game in lists. */
export default 'theater';
