import type { CatalogueAnswer } from '@beckon/contract/owner-calls';
import type { CatalogueFormat } from '@beckon/contract/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../components/ui/states/failure.tsx';
import { Page } from '../../components/ui/layout/page.tsx';
import { Waiting } from '../../components/ui/states/waiting.tsx';
import { catalogueQuery } from '../../lib/api/catalogue.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { formatWhole } from '../../lib/format/format-number.ts';
import { EmptyCatalogue } from './empty-catalogue.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ImportMenu } from './import-menu.tsx';
import { LastImportCard } from './last-import-card.tsx';
import { Products } from './products.tsx';

/** The products of the site's shop, and where they are imported from. */
export function CataloguePage() {
  const { site } = useCurrentSite();
  return <Catalogue key={site.id} siteId={site.id} />;
}

function Catalogue({ siteId }: { readonly siteId: string }) {
  const catalogue = useQuery(catalogueQuery(siteId));
  const [format, setFormat] = useState<CatalogueFormat>();
  const { data } = catalogue;
  if (data === undefined)
    return (
      <Page title="Catalogue">
        {catalogue.error === null ? (
          <Waiting />
        ) : (
          <Failure error={catalogue.error} retry={() => void catalogue.refetch()} />
        )}
      </Page>
    );
  const dialog =
    format === undefined ? null : (
      <ImportDialog
        siteId={siteId}
        format={format}
        source={data.source}
        onClose={() => setFormat(undefined)}
      />
    );
  return (
    <>
      {countOf(data) === 0 && data.lastImport === undefined ? (
        <Page title="Catalogue">
          <EmptyCatalogue onChoose={setFormat} />
        </Page>
      ) : (
        <FilledCatalogue siteId={siteId} catalogue={data} onImport={setFormat} />
      )}
      {dialog}
    </>
  );
}

interface FilledCatalogueProps {
  readonly siteId: string;
  readonly catalogue: CatalogueAnswer;
  readonly onImport: (format: CatalogueFormat) => void;
}

function FilledCatalogue({ siteId, catalogue, onImport }: FilledCatalogueProps) {
  const { counts, lastImport } = catalogue;
  return (
    <Page
      title="Catalogue"
      lead={<Counts counts={counts} />}
      actions={<ImportMenu isRunning={lastImport?.state === 'running'} onChoose={onImport} />}
    >
      <LastImportCard siteId={siteId} catalogue={catalogue} />
      {countOf(catalogue) === 0 ? null : (
        <Products siteId={siteId} version={lastImport?.finishedAt ?? ''} />
      )}
    </Page>
  );
}

const countOf = ({ counts: { available, soldOut, gone } }: CatalogueAnswer) =>
  available + soldOut + gone;

function Counts({ counts }: Pick<CatalogueAnswer, 'counts'>) {
  const parts = [
    `${formatWhole(counts.available)} in stock`,
    ...(counts.soldOut > 0 ? [`${formatWhole(counts.soldOut)} sold out`] : []),
    ...(counts.gone > 0 ? [`${formatWhole(counts.gone)} gone`] : []),
  ];
  return <>{parts.join(', ')}.</>;
}
