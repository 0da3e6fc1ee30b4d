import { contrastRatio } from './contrast-ratio.ts';
import type { ConsentDesign } from './consent-design.ts';
import { isMatchable } from './matchable-pattern.ts';
import { MOST_COOKIES, MOST_SERVICES } from './consent-service.ts';
import { LANGUAGES, LANGUAGE_NAMES } from '../values/index.ts';

/**
 * What keeps a consent design from being published. `field` names the place in the editor, from its
 * part to the field: `texts.he.title`, `services.youtube.privacyUrl`.
 */
export interface ConsentIssue {
  readonly field: string;
  readonly message: string;
}

const READABLE = 4.5;
/** The contrast at which WCAG 2 counts the shape of a button as visible. */
const VISIBLE = 3;

/** All issues of a design, the first to fix first; empty: it may be published. */
export function consentIssues(design: ConsentDesign): readonly ConsentIssue[] {
  return [
    ...emptyIssues(design),
    ...limitIssues(design),
    ...colourIssues(design),
    ...buttonIssues(design),
    ...serviceIssues(design),
    ...patternIssues(design),
    ...linkIssues(design),
    ...wallIssues(design),
    ...textIssues(design),
  ];
}

/**
 * Whether the design can be saved as a draft. It cannot if a text is empty, or if a list is too
 * long.
 */
export function isSavable(design: ConsentDesign): boolean {
  return emptyIssues(design).length + limitIssues(design).length === 0;
}

function emptyIssues({ texts, services }: ConsentDesign): ConsentIssue[] {
  return [
    ...LANGUAGES.flatMap((language) =>
      Object.entries(texts[language])
        .filter(([, text]) => text.trim() === '')
        .map(([name]) => ({
          field: `texts.${language}.${name}`,
          message: `A text in ${LANGUAGE_NAMES[language]} is empty. Write something there.`,
        })),
    ),
    ...services
      .filter(({ name }) => name.trim() === '')
      .map(({ id }) => ({
        field: `services.${id}.name`,
        message: 'A service has no name. Give it one.',
      })),
  ];
}

function limitIssues({ services }: ConsentDesign): ConsentIssue[] {
  return [
    ...(services.length <= MOST_SERVICES
      ? []
      : [
          {
            field: 'services',
            message: `The list has ${services.length} services; ${MOST_SERVICES} are possible. Remove some, or write the addresses of several into one service.`,
          },
        ]),
    ...services
      .filter(({ cookies }) => cookies.length > MOST_COOKIES)
      .map(({ id, name, cookies }) => ({
        field: `services.${id}.cookies`,
        message: `${name} has ${cookies.length} cookies; ${MOST_COOKIES} are possible. Remove some, or write one name with * for several.`,
      })),
  ];
}

function colourIssues({ look }: ConsentDesign): ConsentIssue[] {
  const pairs = [
    ['look.text', 'The text', look.text, look.background],
    ['look.acceptText', 'The words of the accept button', look.acceptText, look.accept],
    ['look.denyText', 'The words of the reject button', look.denyText, look.deny],
  ] as const;
  return pairs
    .filter(([, , text, background]) => contrastRatio(text, background) < READABLE)
    .map(([field, what, text, background]) => ({
      field,
      message: `${what} cannot be read well on its background: the contrast is ${number(contrastRatio(text, background))}, and it has to be ${READABLE}. Choose colours that differ more.`,
    }));
}

/** To refuse has to be as easy as to accept, so both have to look like buttons of the same rank. */
function buttonIssues({ look }: ConsentDesign): ConsentIssue[] {
  const accept = contrastRatio(look.accept, look.background);
  const deny = contrastRatio(look.deny, look.background);
  const fix = 'Choose a stronger colour, or that of the accept button.';
  if (deny < Math.min(VISIBLE, accept))
    return [
      {
        field: 'look.deny',
        message: `The reject button can hardly be seen: its contrast with the background is ${number(deny)}, and it has to be ${number(Math.min(VISIBLE, accept))}. ${fix}`,
      },
    ];
  if (deny < accept / 2)
    return [
      {
        field: 'look.deny',
        message: `The accept button (contrast ${number(accept)} with the background) stands out far more than the reject button (${number(deny)}). ${fix}`,
      },
    ];
  return [];
}

/** Rounded down, so that a number below a limit never looks like the limit. */
function number(contrast: number): string {
  const rounded = Math.floor(contrast * 10) / 10;
  return contrast === VISIBLE ? String(VISIBLE) : rounded.toFixed(1);
}

function serviceIssues({ services, categories }: ConsentDesign): ConsentIssue[] {
  const seen = new Set<string>();
  return services.flatMap(({ id, name, category }) => {
    const isRepeated = seen.has(id);
    seen.add(id);
    const isOffered = category === 'functional' || categories.includes(category);
    return [
      ...(isRepeated
        ? [{ field: `services.${id}`, message: `${name} is in the list twice. Remove one.` }]
        : []),
      ...(isOffered
        ? []
        : [
            {
              field: `services.${id}`,
              message: `${name} belongs to a category that visitors are not asked about. Offer the category, or move the service.`,
            },
          ]),
    ];
  });
}

/** A service with such a pattern looks as if it waited, but runs without consent. */
function patternIssues({ services }: ConsentDesign): ConsentIssue[] {
  return services.flatMap(({ id, name, patterns }) =>
    patterns
      .filter((pattern) => !isMatchable(pattern))
      .map((pattern) => ({
        field: `services.${id}.patterns`,
        message: `No address of ${name} is found by “${pattern}”. Write a part of the host and path as your browser shows it when you copy an address, such as youtube.com/embed, without a star, a blank or #.`,
      })),
  );
}

/** Whether a link is empty or leads to a page. Any other text would be a broken link, or a script. */
export function isLink(address: string): boolean {
  return address === '' || /^(https?:\/\/|\/)/i.test(address);
}

function linkIssues({ links, services }: ConsentDesign): ConsentIssue[] {
  return [
    ...Object.entries(links)
      .filter(([, address]) => !isLink(address))
      .map(([name]) => ({
        field: `links.${name}`,
        message: 'Write the whole address, starting with https:// or with /.',
      })),
    ...services
      .filter(({ privacyUrl }) => !isLink(privacyUrl))
      .map(({ id, name }) => ({
        field: `services.${id}.privacyUrl`,
        message: `Write the whole address of the privacy policy of ${name}, starting with https:// or with /.`,
      })),
  ];
}

function wallIssues({ hasWall, links }: ConsentDesign): ConsentIssue[] {
  return hasWall && links.privacyPolicy === ''
    ? [
        {
          field: 'links.privacyPolicy',
          message: 'Visitors who cannot close the banner must be able to read your privacy policy.',
        },
      ]
    : [];
}

function textIssues({ texts, language }: ConsentDesign): ConsentIssue[] {
  const { blockedByCategory, blockedByService } = texts[language];
  return [
    ...(blockedByCategory.includes('{category}')
      ? []
      : [
          {
            field: `texts.${language}.blockedByCategory`,
            message: 'Keep {category} in the text: the name of the category goes there.',
          },
        ]),
    ...(blockedByService.includes('{service}')
      ? []
      : [
          {
            field: `texts.${language}.blockedByService`,
            message: 'Keep {service} in the text: the name of the service goes there.',
          },
        ]),
  ];
}
