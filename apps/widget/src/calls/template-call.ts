import type { Caller } from './caller.ts';

/**
 * Fetches template html (`GET poptin_url`). Each address is fetched once, so a later call uses the
 * result of an earlier one. docs/behaviour/display-call.md#the-template.
 */
export type LoadText = (url: string) => Promise<string | undefined>;

export function createLoadText(call: Caller): LoadText {
  const texts = new Map<string, Promise<string | undefined>>();
  return (url) => {
    const known = texts.get(url);
    if (known !== undefined) return known;
    const text = call('template', { url, answer: 'text' }, (answer) =>
      typeof answer === 'string' ? answer : undefined,
    ).then((answer) => {
      if (answer.ok) return answer.value;
      texts.delete(url);
      return undefined;
    });
    texts.set(url, text);
    return text;
  };
}
