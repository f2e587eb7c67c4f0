// A picture of something on the page, made in this browser of the page's own elements, styles and
// fonts. What is not on the page is not in the picture.

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
const MOST_PIXELS = 16_000_000; // of a canvas, on phones

/** What says where a picture is from: drawn below it. */
export interface Caption {
  left: string;
  right: string;
}

function asData(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error ?? new Error('cannot be read'));
    reader.readAsDataURL(blob);
  });
}

/** Whether a font has a letter of the text. */
function covers(ranges: string, letters: number[]): boolean {
  if (!ranges) return true;
  const spans = ranges.split(',').map((range) => {
    const [from, to] = range.trim().replace(/^u\+/i, '').split('-');
    return [parseInt(from.replaceAll('?', '0'), 16), parseInt((to ?? from).replaceAll('?', 'f'), 16)];
  });
  return letters.some((letter) => spans.some(([from, to]) => letter >= from && letter <= to));
}

const fonts = new Map<string, Promise<string>>();

/** A font with its letters inside: a picture may load nothing. */
async function inlined(rule: CSSFontFaceRule, base: string): Promise<string> {
  const found = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src'));
  if (!found) return '';
  const address = new URL(found[1], base).href;
  if (!fonts.has(address))
    fonts.set(
      address,
      fetch(address)
        .then((answer) => answer.blob())
        .then(asData),
    );
  const data = await fonts.get(address)!;
  const kept = ['font-family', 'font-style', 'font-weight', 'unicode-range'].map((name) => {
    const value = rule.style.getPropertyValue(name);
    return value ? `${name}:${value};` : '';
  });
  return `@font-face{${kept.join('')}src:url("${data}")}`;
}

/** The rules that hold now: what depends on the window is decided here. */
async function rulesOf(rules: CSSRuleList, base: string, letters: number[]): Promise<string> {
  const out: (string | Promise<string>)[] = [];
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      if (matchMedia(rule.conditionText).matches) out.push(rulesOf(rule.cssRules, base, letters));
    } else if (rule instanceof CSSFontFaceRule) {
      if (covers(rule.style.getPropertyValue('unicode-range'), letters)) out.push(inlined(rule, base));
    } else if (!(rule instanceof CSSKeyframesRule)) out.push(rule.cssText);
  }
  return (await Promise.all(out)).join('\n');
}

async function styles(text: string): Promise<string> {
  const letters = [...new Set(text)].map((letter) => letter.codePointAt(0)!);
  const sheets = [...document.styleSheets].map((sheet) =>
    rulesOf(sheet.cssRules, sheet.href ?? location.href, letters),
  );
  const still = '*,*::before,*::after{animation:none!important;transition:none!important}';
  return [...(await Promise.all(sheets)), still].join('\n');
}

/** The element in a drawing of its own, among copies of what it stands in. */
async function drawing(element: HTMLElement, wide: number, high: number, scale: number): Promise<string> {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.style.cssText += `;width:${wide}px;height:${high}px;max-width:none;max-height:none;margin:0;
    position:relative;inset:auto;overflow:hidden;flex:none`;
  // What it inherits: `body` is no body there.
  const { font, color, letterSpacing } = getComputedStyle(element);
  Object.assign(copy.style, { font, color, letterSpacing });
  let inner: HTMLElement = copy;
  for (let at = element.parentElement; at && at !== document.documentElement; at = at.parentElement) {
    const around = at.cloneNode(false) as HTMLElement;
    around.style.cssText += ';display:contents!important';
    around.append(inner);
    inner = around;
  }
  const svg = document.createElementNS(SVG, 'svg');
  for (const { name, value } of document.documentElement.attributes) svg.setAttribute(name, value);
  svg.setAttribute('width', String(wide * scale));
  svg.setAttribute('height', String(high * scale));
  svg.setAttribute('viewBox', `0 0 ${wide} ${high}`);
  const style = document.createElementNS(XHTML, 'style');
  style.textContent = await styles(element.textContent ?? '');
  const object = document.createElementNS(SVG, 'foreignObject');
  object.setAttribute('width', String(wide));
  object.setAttribute('height', String(high));
  object.append(inner);
  svg.append(style, object);
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
}

const CAPTION = 44; // its height, before scaling

/** A PNG of an element as it looks now, all of it, also what would have to be scrolled to. */
export async function picture(element: HTMLElement, scale = 2, caption?: Caption): Promise<Blob> {
  const wide = element.offsetWidth;
  const high = Math.max(element.offsetHeight, element.scrollHeight);
  const below = caption ? CAPTION : 0;
  const by = Math.min(scale, Math.sqrt(MOST_PIXELS / (wide * (high + below))));
  const image = new Image();
  image.src = await drawing(element, wide, high, by);
  await image.decode();
  await new Promise((next) => setTimeout(next, 60)); // fonts inside are there a moment later
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(wide * by);
  canvas.height = Math.round((high + below) * by);
  const brush = canvas.getContext('2d')!;
  const colour = getComputedStyle(element);
  const token = (name: string): string => colour.getPropertyValue(name).trim();
  brush.fillStyle = token('--board');
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(image, 0, 0, Math.round(wide * by), Math.round(high * by));
  if (caption) {
    brush.scale(by, by);
    brush.fillStyle = token('--panel');
    brush.fillRect(0, high, wide, CAPTION);
    brush.textBaseline = 'middle';
    brush.fillStyle = token('--text');
    brush.font = `700 18px ${token('--font-text')}`;
    brush.fillText(caption.left, 16, high + CAPTION / 2, wide * 0.5);
    brush.fillStyle = token('--text-2');
    brush.font = `500 15px ${token('--font-ui')}`;
    brush.textAlign = 'right';
    brush.fillText(caption.right, wide - 16, high + CAPTION / 2, wide * 0.45);
  }
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

/** Give somebody a file. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
