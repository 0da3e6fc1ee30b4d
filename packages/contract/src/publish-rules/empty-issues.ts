import type { PopupSettings } from '../settings/popup-settings.ts';
import { type Screen, SCREENS } from '../values/screens.ts';
import { type IssueFinder, placeOfBlock, type PublishIssue } from './publish-issue.ts';

type Props = Readonly<Record<string, unknown>>;

interface Block {
  readonly type: unknown;
  readonly props: Props;
}

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

function blocksIn(list: unknown): readonly Block[] {
  return Array.isArray(list) ? list.filter(isBlock) : [];
}

function isBlock(value: unknown): value is Block {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('props' in value))
    return false;
  return typeof value.props === 'object' && value.props !== null;
}

const STEP_LISTS = ['fields', 'step2', 'step3', 'step4', 'step5', 'step6'];

type Test = (block: Block) => boolean;

/** For blocks of which a visitor may see nothing: whether there is something that passes the test. */
const HAS_SOMETHING: ReadonlyMap<unknown, (props: Props, passes: Test) => boolean> = new Map([
  ['Columns', ({ first, second }: Props, passes: Test) => hasSome([first, second], passes)],
  ['Panel', ({ content }, passes) => hasSome([content], passes)],
  ['Form', (props, passes) => hasSome(stepsOf(props), passes)],
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

function hasSome(lists: readonly unknown[], passes: Test): boolean {
  return lists.some((list) => blocksIn(list).some(passes));
}

/** The lists of the steps that the form has. Lists of steps that it had before are not shown. */
function stepsOf(form: Props): readonly unknown[] {
  const steps = Math.max(1, Number(form['steps']) || 1);
  return STEP_LISTS.slice(0, steps).map((name) => form[name]);
}

function isWritten(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== '';
}
