import type {
  TestVisitAnswer,
  TestVisitPopup,
  TestVisitRequest,
} from '@beckon/contract/owner-calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Card } from '../../components/ui/layout/card.tsx';
import { EmptyState } from '../../components/ui/states/empty-state.tsx';
import { QueryStatus } from '../../components/ui/states/query-status.tsx';
import { Page } from '../../components/ui/layout/page.tsx';
import { testVisitQuery } from '../../lib/api/test-visits.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { plural } from '../../lib/words/plural.ts';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { useSiteAddress } from '../../lib/hooks/use-site-address.ts';
import { PlayedPopup } from './played-popup.tsx';
import styles from './test-visit.module.css';
import { VisitForm } from './visit-form.tsx';
import { firstVisit, visitRequest } from './visit-values.ts';

const LEAD =
  'Describe a visitor and a page: every popup says whether it would show, by the same code that decides real visits. Nothing is counted.';

/** Simulates a visit, and shows for each popup of the site whether it would show. */
export function TestVisitPage() {
  const { site } = useCurrentSite();
  const { address } = useSiteAddress(site.id);
  const [visit, setVisit] = useState<TestVisitRequest>();
  return (
    <Page title="Test visit" back={{ to: ROUTES.popups, label: 'Popups' }} lead={LEAD} wide>
      <div className={styles['columns']}>
        <Card title="The visit">
          <VisitForm
            key={`${site.id} ${address}`}
            initial={firstVisit(address)}
            onVisit={(values) => setVisit(visitRequest(values))}
          />
        </Card>
        {visit === undefined ? (
          <EmptyState
            title="Who comes?"
            text="Fill in the visit and try it. For each popup you see whether it would show, and if not, why."
          />
        ) : (
          <Results siteId={site.id} visit={visit} />
        )}
      </div>
    </Page>
  );
}

interface ResultsProps {
  readonly siteId: string;
  readonly visit: TestVisitRequest;
}

function Results({ siteId, visit }: ResultsProps) {
  const played = useQuery(testVisitQuery(siteId, visit));
  return (
    <Card title="What shows">
      <QueryStatus query={played} />
      {played.data === undefined ? null : <Popups answer={played.data} />}
    </Card>
  );
}

function Popups({ answer }: { readonly answer: TestVisitAnswer }) {
  const [search] = useSearchParams();
  const askedFor = search.get('popup');
  const { day, time, timeZone } = answer;
  const popups = answer.popups.filter(({ id, status }) => status !== 'archived' || id === askedFor);
  const shown = popups.filter(({ shows }) => shows).length;
  return (
    <>
      <p className={styles['sum']} role="status">
        {shown === 0 ? 'No popup' : plural(shown, 'popup')} of {popups.length} would show
        <small>
          {day} {time}, {timeZone}
        </small>
      </p>
      <ul className={styles['list']} aria-label="Popups on this visit">
        {inOrder(popups, askedFor).map((popup) => (
          <PlayedPopup key={popup.id} popup={popup} isAskedFor={popup.id === askedFor} />
        ))}
      </ul>
    </>
  );
}

/** The requested popup first, then those that show, then the others. */
function inOrder(
  popups: readonly TestVisitPopup[],
  askedFor: string | null,
): readonly TestVisitPopup[] {
  const place = ({ id, shows }: TestVisitPopup): number => (id === askedFor ? 0 : shows ? 1 : 2);
  return popups.toSorted((one, other) => place(one) - place(other));
}
