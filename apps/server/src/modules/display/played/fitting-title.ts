import type { TestVisitLine } from '@beckon/contract/owner-calls';
import type { AudienceRule } from '@beckon/contract/settings';
import type { LivePopup } from '../../../store/store.ts';
import { describeRule } from '../rules/describe-rule.ts';

/** The rules about the title of the page, which the owner does not describe. */
const isAboutTitle = ({ kind }: AudienceRule): boolean => kind === 'page-title';

/** The popup as if the title fitted each of its rules: a rule without values holds. */
export function withFittingTitle(popup: LivePopup): LivePopup {
  const { published } = popup;
  const { groups } = published.settings.audience;
  if (!groups.flat().some(isAboutTitle)) return popup;
  const fitting = groups.map((rules) =>
    rules.map((rule) => (isAboutTitle(rule) ? { ...rule, values: [] } : rule)),
  );
  const settings = { ...published.settings, audience: { groups: fitting } };
  return { ...popup, published: { ...published, settings } };
}

/** The lines of that popup. Those about the title are unknown, and name what the rule wants. */
export function withUnknownTitle(
  lines: readonly TestVisitLine[],
  { published }: LivePopup,
): TestVisitLine[] {
  const rules = published.settings.audience.groups.flat().values();
  return lines.map((line) => {
    const rule = line.group === undefined ? undefined : rules.next().value;
    if (rule === undefined || !isAboutTitle(rule)) return line;
    const wanted = describeRule(rule);
    return { ...line, values: [...rule.values], wanted, seen: '', verdict: 'unknown' };
  });
}
