import { MOST_ANSWERED_LEADS, type ReportAnswersAnswer } from '@beckon/contract/owner-calls';
import { startOfDay } from '../../lib/time/day-span.ts';
import { daysOf } from '../../lib/time/report-span.ts';
import type { PopupRecord, Store } from '../../store/store.ts';
import type { FormReader } from '../../lib/popups/form-of-template.ts';
import { AnswerTally } from './answer-tally.ts';
import type { WantedReport } from './read-report.ts';

interface WantedAnswers extends Pick<WantedReport, 'accountId' | 'site' | 'span'> {
  readonly popup: Pick<PopupRecord, 'id' | 'published'>;
}

/**
 * The visitors' choices in a popup's forms, from its latest leads.
 * docs/behaviour/reports.md#answers.
 */
export async function readAnswers(
  store: Pick<Store, 'streamAnswers'>,
  readForms: FormReader,
  { accountId, site, span, popup }: WantedAnswers,
): Promise<ReportAnswersAnswer> {
  const { templateHash, mobileTemplateHash } = popup.published ?? {};
  const hashes = [templateHash, mobileTemplateHash].filter((hash) => hash !== undefined);
  const tally = new AnswerTally(await readForms(hashes));
  const { timeZone } = site.settings;
  const leads = store.streamAnswers(accountId, site.id, {
    popupId: popup.id,
    isPartial: false,
    isSpam: false,
    from: startOfDay(span.from, timeZone),
    until: startOfDay(span.until + 1, timeZone),
  });
  let isCut = false;
  for await (const chunk of leads) {
    const wanted = chunk.slice(0, MOST_ANSWERED_LEADS - tally.leads);
    for (const fields of wanted) tally.add(fields);
    isCut = wanted.length < chunk.length;
    if (isCut) break;
  }
  return {
    success: true,
    ...daysOf(span),
    leads: tally.leads,
    isCut,
    questions: tally.questions(),
  };
}
