import { blocksIn, type DesignBlock as Block } from '../../popup/design-blocks.ts';
import { STEP_LISTS, stepsOf } from '../../popup/form-steps.ts';
import type { PopupSettings } from '../../settings/popup-settings.ts';
import { type Screen, SCREENS } from '../../values/popups/screens.ts';
import { isWritten } from './is-written.ts';
import { type IssueFinder, placeOfBlock, type PublishIssue } from '../publish-issue.ts';

type Props = Readonly<Record<string, unknown>>;

/**
 * A design without anything to see on its first screen: visitors would get a dimmed page with
 * nothing but a button that closes it. Or one without anything to read: visitors with a screen
 * reader would get that. A picture that the owner put behind the whole popup is seen, but it has no
 * description.
 */
export const findEmptyIssues: IssueFinder = (settings, { design, mobileDesign }) => {
  const hasPicture = settings.look?.picture !== undefined;
  return [
    ...issueOf({ ...firstScreen(design, settings), what: 'popup', hasPicture }),
    ...(mobileDesign
      ? issueOf({ ...firstScreen(mobileDesign, settings), what: 'phone design', hasPicture })
      : []),
  ];
};

interface CheckedScreen extends FirstScreen {
  readonly what: string;
  /** Whether there is a picture behind the whole popup. */
  readonly hasPicture: boolean;
}

function issueOf({ blocks, screen, what, hasPicture }: CheckedScreen): PublishIssue[] {
  if (blocks.some(isRead)) return [];
  const hasBlock = blocks.some(isSeen);
  const problem =
    hasBlock || hasPicture
      ? 'has nothing that screen readers can read, so add a headline, a button, or the description of a picture.'
      : 'is empty. Add something to see, such as a headline or a picture.';
  return [
    {
      ...placeOfBlock(screen),
      message: `The first screen of your ${what} ${problem}`,
      ...(hasBlock ? {} : { blocksPublishing: true }),
    },
  ];
}

interface FirstScreen {
  /** The settings of the screen, if the design has screens. */
  readonly screen?: Props;
  readonly blocks: readonly Block[];
}

/** What visitors see first. A design without screens counts as one screen. */
function firstScreen(design: unknown, { game }: PopupSettings): FirstScreen {
  const blocks = blocksIn(Object(design).content);
  const screens = blocks.filter(({ type }) => type === 'Screen').map(({ props }) => props);
  const first: Screen = game === undefined || game.formComes === 'before' ? 'form' : 'play';
  const screen = [first, ...SCREENS]
    .map((name) => screens.find((props) => (props['screen'] ?? 'form') === name))
    .find((found) => found !== undefined);
  return screen === undefined ? { blocks } : { screen, blocks: blocksIn(screen['content']) };
}

type BlockCheck = (block: Block) => boolean;

/** For blocks of which a visitor may see nothing: whether there is something that passes the check. */
const HAS_SOMETHING: ReadonlyMap<unknown, (props: Props, passes: BlockCheck) => boolean> = new Map([
  ['Columns', ({ first, second }: Props, passes: BlockCheck) => hasSome([first, second], passes)],
  ['Panel', ({ content }, passes) => hasSome([content], passes)],
  ['Form', (props, passes) => hasSome(shownSteps(props), passes)],
  ['Field', ({ kind }) => kind !== 'hidden'],
  ['Headline', ({ text }) => isWritten(text)],
  ['Text', ({ text }) => isWritten(text)],
  ['Html', ({ html }) => isWritten(html)],
  ['Spacer', () => false],
  ['Divider', () => false],
]);

function isSeen({ type, props }: Block): boolean {
  return HAS_SOMETHING.get(type)?.(props, isSeen) ?? true;
}

function isRead({ type, props }: Block): boolean {
  if (type === 'Picture') return isWritten(props['alt']);
  return HAS_SOMETHING.get(type)?.(props, isRead) ?? true;
}

function hasSome(lists: readonly unknown[], passes: BlockCheck): boolean {
  return lists.some((list) => blocksIn(list).some(passes));
}

function shownSteps(form: Props): readonly unknown[] {
  return STEP_LISTS.slice(0, stepsOf(form)).map((name) => form[name]);
}
