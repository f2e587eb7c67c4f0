// Rules documents as HTML: ours when the page is built, those of games from outside in the browser.
// Only the Markdown that our rules use: headings, lists, tables, bold, italics, code. Every rule
// number becomes a target that links can point at.

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const RULE = /^\*{0,2}([A-Z]{1,2}-\d+(?:\.\d+)*[a-z]?)\b/;
const CITED = /\b([A-Z]{1,2}-\d+(?:\.\d+)*)\b/g;

function inline(text: string): string {
  const codes: string[] = [];
  let out = escape(text).replace(/`([^`]+)`/g, (_, code: string) => {
    codes.push(code);
    return `\u0000${codes.length - 1}\u0000`;
  });
  out = out
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/(^|[^*\w])\*([^*\s][^*]*)\*/g, '$1<i>$2</i>')
    .replace(CITED, '<a href="#$1">$1</a>');
  return out.replace(/\u0000(\d+)\u0000/g, (_, n: string) => `<code>${codes[+n]}</code>`);
}

function idOf(text: string): string {
  const cell = text
    .replace(/\*/g, '')
    .trim()
    .match(/^([A-Z]{1,2}-\d+(?:\.\d+)*)\b/);
  return cell ? ` id="${cell[1]}"` : '';
}

/** The document as HTML. */
export function rulesHtml(markdown: string): string {
  const out: string[] = [];
  const seen = new Set<string>();
  const once = (id: string): string => {
    const name = id.slice(5, -1);
    if (!id || seen.has(name)) return '';
    seen.add(name);
    return id;
  };
  let lists: string[] = [];
  let table = 0;
  let text: string[] = [];
  const close = (depth = 0): void => {
    while (lists.length > depth) out.push(`</li></${lists.pop()}>`);
  };
  const flush = (): void => {
    const rule = text.length ? text[0].match(RULE) : null;
    if (text.length) out.push(`<p${rule ? once(` id="${rule[1]}"`) : ''}>${inline(text.join(' '))}</p>`);
    text = [];
  };
  const endTable = (): void => {
    if (table) out.push('</tbody></table></div>');
    table = 0;
  };
  for (const line of markdown.split('\n')) {
    const item = line.match(/^(\s*)(-|\d+\.)\s+(.*)$/);
    const head = line.match(/^(#{1,4})\s+(.*)$/);
    if (!line.startsWith('|')) endTable();
    if (head) {
      flush();
      close();
      const level = head[1].length;
      out.push(`<h${level}${once(idOf(head[2]))}>${inline(head[2])}</h${level}>`);
    } else if (line.startsWith('|')) {
      flush();
      close();
      if (/^\|[\s:|-]+\|$/.test(line)) continue;
      const cells = line
        .slice(1, line.lastIndexOf('|'))
        .split(/(?<!\\)\|/)
        .map((c) => c.trim());
      if (!table) {
        out.push(
          `<div class="scroll" tabindex="0"><table><thead><tr>${cells.map((c) => `<th scope="col">${inline(c)}</th>`).join('')}</tr></thead><tbody>`,
        );
        table = cells.length;
      } else {
        out.push(
          `<tr${once(idOf(cells[0]))}>${cells.map((c) => `<td>${inline(c.replace(/\\\|/g, '|'))}</td>`).join('')}</tr>`,
        );
      }
    } else if (item) {
      flush();
      const depth = item[1].length >= 2 ? 2 : 1;
      const tag = item[2] === '-' ? 'ul' : 'ol';
      if (lists.length >= depth) {
        close(depth);
        out.push('</li>');
      } else {
        lists = [...lists, tag];
        out.push(`<${tag}>`);
      }
      const rule = item[3].match(RULE);
      out.push(`<li${rule ? once(` id="${rule[1]}"`) : ''}>${inline(item[3])}`);
    } else if (/^\s+\S/.test(line) && lists.length) {
      out.push(' ' + inline(line.trim()));
    } else if (/^---+$/.test(line) || !line.trim()) {
      flush();
      close();
    } else {
      close();
      text.push(line.trim());
    }
  }
  flush();
  close();
  endTable();
  return out.join('\n');
}
