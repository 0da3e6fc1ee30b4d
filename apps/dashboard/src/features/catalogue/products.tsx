import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../components/ui/states/empty-state.tsx';
import { QueryStatus } from '../../components/ui/states/query-status.tsx';
import { Pager } from '../../components/ui/pager.tsx';
import { productsQuery } from '../../lib/api/catalogue.ts';
import { usePages } from '../../lib/hooks/use-pages.ts';
import { ProductTable } from './product-table.tsx';

const SEARCH_WAIT_MS = 250;
const PAGER_WORDS = { back: 'Back', next: 'Next' };

interface ProductsProps {
  readonly siteId: string;
  /** Differs after each import, so that the products are loaded again. */
  readonly version: string;
}

/** The products, with a search and pages. */
export function Products({ siteId, version }: ProductsProps) {
  const [typed, setTyped] = useState('');
  const pages = usePages();
  const [search] = useDebouncedValue(typed.trim(), SEARCH_WAIT_MS);
  const { cursor } = pages;
  const found = useQuery(
    productsQuery(
      siteId,
      { ...(search === '' ? {} : { search }), ...(cursor === undefined ? {} : { cursor }) },
      version,
    ),
  );
  const { data } = found;
  return (
    <section aria-label="Products">
      <TextInput
        type="search"
        mb="md"
        maw={420}
        aria-label="Search products"
        placeholder="Title, collection or id"
        value={typed}
        leftSection={<IconSearch size={16} aria-hidden />}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          pages.restart();
        }}
      />
      <QueryStatus query={found} />
      {data?.products.length === 0 ? (
        <EmptyState title="No product fits" text="Try fewer letters." />
      ) : null}
      {data !== undefined && data.products.length > 0 ? (
        <ProductTable products={data.products} />
      ) : null}
      <Pager
        pages={pages}
        nextCursor={data?.nextCursor}
        isBusy={found.isFetching}
        words={PAGER_WORDS}
      />
    </section>
  );
}
