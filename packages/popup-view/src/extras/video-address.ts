/** How a film is played: in a frame of its host, or by the browser itself. */
export type VideoSource = { readonly kind: 'frame' | 'file'; readonly src: string };

const YOUTUBE = /^(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/;
const FILE = /\.(?:mp4|webm|ogv|m4v|mov)$/i;

/**
 * How to play the film at an address; undefined if it is not an https address. Films on YouTube are
 * played from its address without cookies. YouTube and Vimeo are asked for captions in the popup's
 * language; a film without captions plays as before.
 */
export function videoSource(address: string, language: string): VideoSource | undefined {
  const url = readUrl(address.startsWith('//') ? `https:${address}` : address);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  const host = url.hostname.toLowerCase();
  if (FILE.test(url.pathname)) return { kind: 'file', src: url.href };
  if (YOUTUBE.test(host)) return youtube(url, language);
  if (VIMEO.test(host)) return vimeo(url, language);
  return url.protocol === 'https:' ? { kind: 'frame', src: url.href } : undefined;
}

/** `URL.parse` is newer than some browsers that we support. */
function readUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

function youtube(url: URL, language: string): VideoSource | undefined {
  const id = url.searchParams.get('v') ?? url.pathname.split('/').filter(Boolean).at(-1);
  if (id === undefined || !/^[\w-]{6,20}$/.test(id)) return undefined;
  const captions = `&cc_load_policy=1&cc_lang_pref=${language}&hl=${language}`;
  return {
    kind: 'frame',
    src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${captions}`,
  };
}

function vimeo({ pathname }: URL, language: string): VideoSource | undefined {
  const id = /(\d{5,})/.exec(pathname)?.[1];
  if (id === undefined) return undefined;
  return {
    kind: 'frame',
    src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1&texttrack=${language}`,
  };
}
