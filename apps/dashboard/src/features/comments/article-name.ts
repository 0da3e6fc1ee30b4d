/** A readable name of an article from the end of its address: `/blog/low-tide.html` is "low tide". */
export function articleName(pageUrl: string): string {
  if (!URL.canParse(pageUrl, location.origin)) return pageUrl;
  const { pathname, host } = new URL(pageUrl, location.origin);
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  const name = decode(last)
    .replace(/\.\w{2,5}$/, '')
    .replaceAll(/[-_+]+/g, ' ')
    .trim();
  return name === '' || name === 'index' ? host : name;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
