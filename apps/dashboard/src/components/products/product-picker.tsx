import { Anchor, Button, Group, Text, TextInput } from '@mantine/core';
import { OpenModal } from '../ui/dialogs/open-modal.tsx';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCheck, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CatalogueProduct } from '@beckon/contract/owner-calls';
import { useState } from 'react';
import { productsQuery } from '../../lib/api/catalogue.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { Failure } from '../ui/states/failure.tsx';
import { Waiting } from '../ui/states/waiting.tsx';
import { ProductLine } from './product-line.tsx';
import styles from './products.module.css';

const SEARCH_WAIT_MS = 250;
const SHOWN = 30;

interface ProductPickerProps {
  /** The ids of the variants that are chosen already. */
  readonly chosenIds: readonly string[];
  readonly most: number;
  /** Each product has the ids of its product and variant. */
  readonly onPick: (products: readonly CatalogueProduct[]) => void;
  readonly onClose: () => void;
}

/** Chooses products of the site's catalogue by search, shown with picture and price. */
export function ProductPicker({ chosenIds, most, onPick, onClose }: ProductPickerProps) {
  const { site } = useCurrentSite();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_WAIT_MS);
  const [picked, setPicked] = useState<readonly CatalogueProduct[]>([]);
  const found = useQuery(
    productsQuery(site.id, { limit: SHOWN, ...(search === '' ? {} : { search }) }),
  );
  const room = most - chosenIds.length;
  const toggle = (product: CatalogueProduct) => {
    const others = picked.filter(({ variantId }) => variantId !== product.variantId);
    if (others.length < picked.length) setPicked(others);
    else if (picked.length < room) setPicked([...picked, product]);
  };
  const offered = found.data?.products.filter(
    ({ variantId, state }) => state !== 'gone' && !chosenIds.includes(variantId),
  );
  return (
    <OpenModal onClose={onClose} title="Choose products" size="lg">
      <TextInput
        type="search"
        aria-label="Search products"
        placeholder="Title, collection or id"
        value={typed}
        data-autofocus
        leftSection={<IconSearch size={16} aria-hidden />}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {found.isPending ? <Waiting /> : null}
      {found.error === null ? null : (
        <Failure error={found.error} retry={() => void found.refetch()} />
      )}
      {offered?.length === 0 ? <NothingFound isSearched={search !== ''} /> : null}
      <ul className={styles['found']} aria-label="Products">
        {(offered ?? []).map((product) => (
          <Choice
            key={product.variantId}
            product={product}
            isPicked={picked.some(({ variantId }) => variantId === product.variantId)}
            onToggle={() => toggle(product)}
          />
        ))}
      </ul>
      <Foot
        count={picked.length}
        room={room}
        onAdd={() => {
          onPick(picked);
          onClose();
        }}
      />
    </OpenModal>
  );
}

interface FootProps {
  readonly count: number;
  readonly room: number;
  readonly onAdd: () => void;
}

function Foot({ count, room, onAdd }: FootProps) {
  return (
    <Group justify="space-between" mt="md">
      <Text size="sm" c="dimmed" aria-live="polite">
        {count} chosen, {room - count} more possible
      </Text>
      <Button disabled={count === 0} onClick={onAdd}>
        Add
      </Button>
    </Group>
  );
}

interface ChoiceProps {
  readonly product: CatalogueProduct;
  readonly isPicked: boolean;
  readonly onToggle: () => void;
}

function Choice({ product, isPicked, onToggle }: ChoiceProps) {
  return (
    <li>
      <button type="button" className={styles['choice']} aria-pressed={isPicked} onClick={onToggle}>
        <ProductLine product={product} />
        {isPicked ? <IconCheck size={18} aria-hidden /> : null}
      </button>
    </li>
  );
}

function NothingFound({ isSearched }: { readonly isSearched: boolean }) {
  return (
    <Text size="sm" c="dimmed" mt="md">
      {isSearched ? (
        'No product fits. Try fewer letters.'
      ) : (
        <>
          There are no products yet. Import them on the{' '}
          <Anchor href={ROUTES.catalogue}>Catalogue page</Anchor>.
        </>
      )}
    </Text>
  );
}
