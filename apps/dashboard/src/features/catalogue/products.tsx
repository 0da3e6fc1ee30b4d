import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Failure } from '../../components/ui/failure.tsx';
import { Pager } from '../../components/ui/pager.tsx';
import { Waiting } from '../../components/ui/waiting.tsx';
import { productsQuery } from '../../lib/api/catalogue.ts';
import { ProductTable } from './product-table.tsx';

const SEARCH_WAIT_MS = 250;
const PAGER_WORDS = { back: 'Back', next: 'Next' };

interface ProductsProps {
  readonly siteId: string;
  /** Changes with each import. */
  readonly version: string;
}

/** The products, searched and page by page. */
export function Products({ siteId, version }: ProductsProps) {
  const [typed, setTyped] = useState('');
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [search] = useDebouncedValue(typed.trim(), SEARCH_WAIT_MS);
  const cursor = cursors.at(-1);
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
          setCursors([]);
        }}
      />
      {found.error === null ? null : (
        <Failure error={found.error} retry={() => void found.refetch()} />
      )}
      {found.isPending ? <Waiting /> : null}
      {data?.products.length === 0 ? (
        <EmptyState title="No product fits" text="Try fewer letters." />
      ) : null}
      {data !== undefined && data.products.length > 0 ? (
        <ProductTable products={data.products} />
      ) : null}
      <Pager
        page={cursors.length + 1}
        hasNext={data?.nextCursor !== undefined}
        isBusy={found.isFetching}
        words={PAGER_WORDS}
        onBack={() => setCursors(cursors.slice(0, -1))}
        onNext={() =>
          setCursors(data?.nextCursor === undefined ? cursors : [...cursors, data.nextCursor])
        }
      />
    </section>
  );
}
