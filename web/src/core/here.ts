/** A server and tables of one's own lie at one place: each page says so in its first tag. */
export const here = {
  /** this page is a server's, and the table without one is in the folder `alone` */
  alone: 'alone' in document.documentElement.dataset,
  /** this page is the table without a server, in the folder of a server */
  server: 'server' in document.documentElement.dataset,
};
