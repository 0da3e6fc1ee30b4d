import type { Language } from '@beckon/contract/values';
import { addressMarkup, type MessagePage } from '../../http/answers/message-page.ts';
import { SERVER_TEXTS } from '@beckon/languages/server';

type Moment = 'asked' | 'done' | 'too-old';

/** The page behind the link in the mail that asks a recipient to agree. */
export function recipientPage(moment: Moment, language: Language, address = ''): MessagePage {
  const words = SERVER_TEXTS[language].recipients;
  const who = addressMarkup(address);
  return {
    asked: { title: words.title, text: words.question(who), button: words.agree },
    done: { title: words.done, text: words.doneText(who), role: 'status' as const },
    'too-old': { title: words.title, text: words.tooOld, role: 'alert' as const },
  }[moment];
}
