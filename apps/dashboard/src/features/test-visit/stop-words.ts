import type { TestVisitLine, TestVisitPopup } from '@beckon/contract/owner-calls';
import type { ExplanationLine } from '@beckon/contract/popup';
import { whyNot } from '@beckon/popup-view/why-not';
import { RULE_WORDS } from '../../lib/words/audience-words.ts';
import { openingWords } from '../../lib/words/opening-words.ts';

/** The result and its reason: “Not shown: this page (/blog) is not in /shop.” */
export function answerWords(popup: TestVisitPopup): string {
  const answer = resultWords(popup);
  return popup.hasNewerDraft === true
    ? `${answer} This is the published version: the newer draft may do otherwise.`
    : answer;
}

function resultWords(popup: TestVisitPopup): string {
  const { id, name, shows, status, triggers, lines } = popup;
  if (status === 'draft') return 'Not shown: it has never been published.';
  if (status === 'archived') return 'Not shown: it is archived.';
  if (!shows) {
    const elsewhere = lines.find(({ rule }) => rule === 'domain');
    if (elsewhere !== undefined) return elsewhereWords(elsewhere);
    const explained = { popupId: id, name, state: 'not-offered', lines: lines.map(explainedLine) };
    return `Not shown: ${whyNot(explained) ?? 'nothing opens it'}.`;
  }
  return `Shown ${openingWords(triggers)}${openRules(lines).map(unknownWords).join('')}.`;
}

/** What the result depends on. One group of rules is enough, so it may hold without the others. */
function openRules(lines: readonly TestVisitLine[]): readonly string[] {
  const groups = new Set(lines.flatMap(({ group }) => group ?? []));
  const isCertain = [...groups].some((one) =>
    lines.every(({ group, verdict }) => group !== one || verdict === 'passes'),
  );
  const open = lines.filter(
    ({ group, verdict }) => verdict === 'unknown' && !(isCertain && group !== undefined),
  );
  return [...new Set(open.map(({ rule }) => rule))];
}

function elsewhereWords({ seen, wanted }: TestVisitLine): string {
  return `Not shown: ${seen} is not a domain of this site (${wanted}). Add it under “Domains” in the settings.`;
}

/** A line in the form of the panel on the owner's page, which uses the same texts. */
function explainedLine({ source, rule, verdict, ...line }: TestVisitLine): ExplanationLine {
  return {
    ...line,
    source: source === 'browser' ? 'filter' : 'server',
    name: rule,
    verdict: verdict === 'unknown' ? 'waits' : verdict,
  };
}

function unknownWords(rule: string): string {
  if (rule === 'page-title') return ', if the title of the page fits';
  return rule === 'jsVariables'
    ? ', if the values of the page fit'
    : ', if the html of the page fits';
}

const OTHER_NAMES: Readonly<Record<string, string>> = {
  account: 'Account',
  status: 'Live',
  domain: 'Domain',
  schedule: 'Schedule',
  frequency: 'How often',
  converted: 'Converted before',
  closedByX: 'Closed by its X',
  attentionBudget: 'Popups in one visit',
  engagement: 'Other popups',
  cookies: 'Cookies',
  jsVariables: 'Values of the page',
  sourceCode: 'Html of the page',
  embedded: 'Place in the page',
};

/** The name of the rule in a line of the trace. */
export function lineWords({ rule }: TestVisitLine): string {
  const names: Readonly<Record<string, string>> = { ...RULE_WORDS, ...OTHER_NAMES };
  return names[rule] ?? rule;
}
