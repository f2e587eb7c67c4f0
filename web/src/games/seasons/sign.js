/** The icon of this game in lists. */
export default 'summer';
