import { blocksOf } from './blocks-of.ts';
import { type IssueFinder, placeOfBlock } from '../publish-issue.ts';

/** Where the link buttons of our designs lead until their owner changes it. */
const HOME_PAGE = '/';

/** Finds link buttons without an address of their owner. They lead visitors to the home page. */
export const findLinkIssues: IssueFinder = (_settings, { design, mobileDesign }) => {
  const buttons = [design, mobileDesign].flatMap((each) => blocksOf(each, 'LinkButton'));
  const unset = buttons.filter(({ href }) => (href ?? HOME_PAGE) === HOME_PAGE);
  const names = unset.map(({ text }) => nameOf(text));
  const firstOfEachName = unset.filter((_button, at) => names.indexOf(names[at] ?? '') === at);
  return firstOfEachName.map((button) => ({
    ...placeOfBlock(button),
    message: `${nameOf(button['text'])} leads to the home page of your site. If you mean another page, enter its address in the button.`,
  }));
};

/** The name of a button for its owner: its text, without the marks of emphasis. */
function nameOf(text: unknown): string {
  const words = typeof text === 'string' ? text.replaceAll('*', '').trim() : '';
  return words === '' ? 'A button without words' : `“${words}”`;
}
