// Text follows the size that the browser is set to. Style sheets name sizes as they are at the usual
// setting, in px, as the drawings do; the build writes them in rem.

const USUAL = 16; // px: what browsers are set to unless somebody changes it
const TEXT = /^(font|font-size|--[a-z-]*(name|text))$/;

interface Declaration {
  prop: string;
  value: string;
}

/** The first length is the size of the letters; what follows a slash is the height of a line. */
export const inRem = ({ prop, value }: Declaration): string =>
  TEXT.test(prop)
    ? value.replace(
        /(^|\s)(\d*\.?\d+)px/,
        (_, before: string, size: string) => `${before}${+size / USUAL}rem`,
      )
    : value;

export const sizes = {
  postcssPlugin: 'sizes-in-rem',
  Declaration(declaration: Declaration): void {
    const value = inRem(declaration);
    if (value !== declaration.value) declaration.value = value;
  },
};
