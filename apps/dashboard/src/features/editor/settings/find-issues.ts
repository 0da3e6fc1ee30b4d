import { isSafeAddress } from '@beckon/contract/address';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import { MADE_UP_CODES, type PopupSettings } from '@beckon/contract/settings';
import { WHEEL_SLICES } from '@beckon/contract/values';
import { isApplyAddress } from './apply-address.ts';
import { couponInDesign, madeUpCoupon } from './coupon-in-design.ts';
import { patternProblem } from './pattern-problem.ts';

export const SECTIONS = [
  'triggers',
  'audience',
  'schedule',
  'frequency',
  'display',
  'closing',
  'teaser',
  'after',
  'prizes',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Something in the settings that will not do what the owner expects. */
export interface Issue {
  readonly section: Section;
  readonly message: string;
  /** May be saved, but not shown to visitors. */
  readonly blocksPublishing?: true;
}

type Checked = Pick<PopupDetail, 'type' | 'format' | 'language' | 'design'>;
type Finder = (settings: PopupSettings, popup: Checked) => Issue[];

function issueIf(is: boolean, issue: Issue): Issue[] {
  return is ? [issue] : [];
}

const findTriggerIssues: Finder = ({ triggers, teaser }, { type }) => {
  const isOpenable =
    Object.keys(triggers).length > 0 || type === 'embedded' || teaser !== undefined;
  return [
    ...issueIf(!isOpenable, {
      section: 'triggers',
      message: 'Choose at least one moment to open; until then nobody sees it.',
      blocksPublishing: true,
    }),
    ...issueIf(triggers.eventName === '', {
      section: 'triggers',
      message: 'Name the event that opens the popup.',
      blocksPublishing: true,
    }),
  ];
};

const findAudienceIssues: Finder = ({ audience, filters }) => {
  const rules = audience.groups.flat();
  const badPattern = rules.map(patternProblem).find((problem) => problem !== undefined);
  const entries = [...(filters.cookies ?? []), ...(filters.jsVariables ?? [])];
  return [
    ...issueIf(
      audience.groups.some((group) => group.length === 0),
      {
        section: 'audience',
        message: 'A group without rules fits everybody. Add a rule or remove the group.',
        blocksPublishing: true,
      },
    ),
    ...issueIf(
      rules.some((rule) => rule.values.length === 0),
      {
        section: 'audience',
        message: 'A rule has nothing to compare with.',
        blocksPublishing: true,
      },
    ),
    ...issueIf(badPattern !== undefined, {
      section: 'audience',
      message: badPattern ?? '',
      blocksPublishing: true,
    }),
    ...issueIf(
      entries.some((entry) => entry.name === ''),
      { section: 'audience', message: 'A cookie or variable has no name.', blocksPublishing: true },
    ),
    ...issueIf(
      (filters.engagement ?? []).some((entry) => entry.popupId === ''),
      { section: 'audience', message: 'Choose the other popup.', blocksPublishing: true },
    ),
  ];
};

const findScheduleIssues: Finder = ({ schedule: { from, until, weekdays, hours } }) => [
  ...issueIf(from !== undefined && until !== undefined && from > until, {
    section: 'schedule',
    message: 'It would end before it starts.',
    blocksPublishing: true,
  }),
  ...issueIf(weekdays?.length === 0, {
    section: 'schedule',
    message: 'Choose at least one weekday.',
    blocksPublishing: true,
  }),
  ...issueIf(hours !== undefined && hours.from === hours.until, {
    section: 'schedule',
    message: 'The hours are empty.',
    blocksPublishing: true,
  }),
];

const findClosingIssues: Finder = ({ closing }) =>
  issueIf(closing.contentLock && closing.autoCloseAfterSeconds === undefined, {
    section: 'closing',
    message:
      'With content lock, visitors can only leave by answering. Search engines may punish that.',
  });

const findAfterIssues: Finder = ({ afterConversion: { redirect }, coupon, codes }) => [
  ...issueIf(redirect !== undefined && redirect.url.trim() === '', {
    section: 'after',
    message: 'Say where to send visitors.',
    blocksPublishing: true,
  }),
  ...issueIf(redirect !== undefined && !isSafeAddress(redirect.url), {
    section: 'after',
    message: 'That address would run code. Use a web address.',
    blocksPublishing: true,
  }),
  ...issueIf(coupon?.type === 'fixed' && coupon.code.trim() === '', {
    section: 'after',
    message: 'Enter the coupon code.',
    blocksPublishing: true,
  }),
  ...issueIf(codes?.applyAddress !== undefined && !isApplyAddress(codes.applyAddress), {
    section: 'after',
    message: 'The address that applies a code needs {code} in it.',
    blocksPublishing: true,
  }),
];

const findPrizeIssues: Finder = ({ game }, { type }) => {
  if (game === undefined)
    return issueIf(type === 'gamified', {
      section: 'prizes',
      message: 'Add prizes for the game.',
      blocksPublishing: true,
    });
  const total = game.prizes.reduce((sum, prize) => sum + prize.chances, 0);
  const madeUp = game.prizes
    .filter((prize) => prize.isWinning && !prize.usesCodePool && MADE_UP_CODES.has(prize.code))
    .map((prize) => prize.code);
  const needsUrl = game.prizes.some(
    (prize) => prize.redirect?.to === 'url' && prize.redirect.url.trim() === '',
  );
  return [
    ...issueIf(game.prizes.length === 0, {
      section: 'prizes',
      message: 'Add prizes for the game.',
      blocksPublishing: true,
    }),
    ...issueIf(game.prizes.length > 0 && total === 0, {
      section: 'prizes',
      message: 'All chances are 0: everybody loses.',
      blocksPublishing: true,
    }),
    ...issueIf(
      game.prizes.some((prize) => prize.label.trim() === ''),
      { section: 'prizes', message: 'Every prize needs a label.', blocksPublishing: true },
    ),
    ...issueIf(
      game.prizes.some(
        (prize) => prize.isWinning && !prize.usesCodePool && prize.code.trim() === '',
      ),
      { section: 'prizes', message: 'A winning prize has no code to give.' },
    ),
    ...issueIf(madeUp.length > 0, {
      section: 'prizes',
      message: `Winners are given codes that we made up: ${madeUp.join(', ')}. Enter ones that your shop takes.`,
    }),
    ...issueIf(game.game === 'wheel' && game.prizes.length > WHEEL_SLICES, {
      section: 'prizes',
      message: `The wheel has ${WHEEL_SLICES} slices: prizes after the ${WHEEL_SLICES}th can be won, but nobody sees them on it.`,
    }),
    ...issueIf(needsUrl, {
      section: 'prizes',
      message: 'A prize sends visitors on, but not where.',
      blocksPublishing: true,
    }),
  ];
};

/** The code that every visitor is given, by the settings or else by the design. */
function commonCode({ coupon }: PopupSettings, { type, design }: Checked): string | undefined {
  if (type === 'gamified' || coupon?.type === 'unique') return undefined;
  return coupon === undefined ? couponInDesign(design) : coupon.code;
}

const findDesignIssues: Finder = (settings, popup) => {
  const { appearance, coupon } = settings;
  const code = commonCode(settings, popup);
  return [
    ...issueIf(has(popup.design, 'Countdown') && appearance.timer === undefined, {
      section: 'display',
      message: 'Your design has a countdown, but no time to count. It stays hidden.',
    }),
    ...issueIf(coupon !== undefined && !has(popup.design, 'Coupon'), {
      section: 'after',
      message: 'Your design has no coupon block to show the code in.',
    }),
    ...issueIf(code !== undefined && code === madeUpCoupon(popup), {
      section: 'after',
      message: `Visitors are given ${code}, a code that we made up. Make sure your shop takes it, or enter another.`,
    }),
  ];
};

/** Whether a kind of block stands anywhere in the design. */
function has(design: unknown, kind: string): boolean {
  return JSON.stringify(design).includes(`"type":"${kind}"`);
}

const FINDERS: readonly Finder[] = [
  findTriggerIssues,
  findAudienceIssues,
  findScheduleIssues,
  findClosingIssues,
  findAfterIssues,
  findPrizeIssues,
  findDesignIssues,
];

/** All that is missing or odd in the settings, in the order of the sections. Pure. */
export function findIssues(settings: PopupSettings, popup: Checked): readonly Issue[] {
  return FINDERS.flatMap((find) => find(settings, popup));
}
