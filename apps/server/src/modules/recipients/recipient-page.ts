import { directionOf, type Language } from '@beckon/contract/values';
import { MESSAGES } from '../../messages/index.ts';

type Moment = 'asked' | 'done' | 'too-old';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f4f2ee;color:#1f1d1a;font:17px/1.6 system-ui,sans-serif}main{width:min(100% - 48px,460px)}h1{font-size:26px;line-height:1.25;margin:0 0 12px}bdi{font-weight:600;overflow-wrap:anywhere}button{margin-top:12px;padding:12px 28px;border:0;border-radius:8px;background:#1f1d1a;color:#fff;font:inherit;cursor:pointer}button:focus-visible{outline:3px solid #4b6bfb;outline-offset:3px}';

/** The page behind the link of the mail. Opening it agrees to nothing: programs open links, too. */
export function recipientPage(moment: Moment, language: Language, address = ''): string {
  const words = MESSAGES[language].recipients;
  const who = `<bdi>${escapeHtml(address)}</bdi>`;
  const body = {
    asked: `<h1>${words.title}</h1><p>${words.question(who)}</p><form method="post"><button>${words.agree}</button></form>`,
    done: `<h1>${words.done}</h1><p role="status">${words.doneText(who)}</p>`,
    'too-old': `<h1>${words.title}</h1><p role="alert">${words.tooOld}</p>`,
  }[moment];
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${words.title}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);
}
