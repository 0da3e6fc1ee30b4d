import { ReportAnswersAnswer, ReportQuery } from '@beckon/contract/owner-calls';
import { PopupParams } from '../../http/owner/owner-params.ts';
import type { OwnerApp } from '../../http/owner/owner-scope.ts';
import { createFormReader } from '../../lib/popups/form-of-template.ts';
import { readAnswers } from './read-answers.ts';
import { answersCsv, csvHeaders } from './report-csv.ts';
import { type ReportRouteDeps, wantedOfPopup } from './wanted-report.ts';

const ANSWERS = '/api/owner/popups/:popupId/report/answers';
const SPREADSHEET = '/api/owner/popups/:popupId/report/csv/answers';

/** The visitors' choices in a popup's forms. Contract: `report-answers-calls.ts`. */
export function reportAnswerRoutes(app: OwnerApp, deps: ReportRouteDeps): void {
  const { store } = deps;
  const readForms = createFormReader(store);
  app.get(
    ANSWERS,
    {
      schema: {
        params: PopupParams,
        querystring: ReportQuery,
        response: { 200: ReportAnswersAnswer },
      },
    },
    async (request) => readAnswers(store, readForms, await wantedOfPopup(deps, request)),
  );
  app.get(
    SPREADSHEET,
    { schema: { params: PopupParams, querystring: ReportQuery } },
    async (request, reply) => {
      const wanted = await wantedOfPopup(deps, request);
      const { questions } = await readAnswers(store, readForms, wanted);
      return reply.headers(csvHeaders('answers', wanted)).send(answersCsv(questions));
    },
  );
}
