import type { ImportStep, NewProduct } from '../../records/catalogue-record.ts';
import type { Database } from '../../database.ts';
import { AVAILABILITY, digestOf, type RowPlace, toProductRow } from './product-row.ts';

export interface ImportKey {
  readonly siteId: string;
  readonly importNumber: number;
}

/**
 * Stores some rows of an import and counts them. Unchanged products are only marked as seen. False:
 * the site or its catalogue is gone, or another import has begun.
 */
export async function writeImportStep(
  transaction: Database,
  key: ImportKey,
  step: ImportStep,
): Promise<boolean> {
  const { siteId, importNumber } = key;
  const known = await knownOf(transaction, siteId, step.products);
  const isNew = ({ variantId }: NewProduct) => !known.has(variantId);
  const isSame = (product: NewProduct) => {
    const before = known.get(product.variantId);
    return before?.digest === digestOf(product) && before.availability !== AVAILABILITY.gone;
  };
  const [added, same] = [step.products.filter(isNew), step.products.filter(isSame)];
  const changed = step.products.length - added.length - same.length;
  // This row is written first. So a removal of the catalogue waits for us, or we find the catalogue
  // gone.
  const catalogue = await transaction
    .updateTable('catalogue')
    .set((eb) => ({
      beat_at: step.at,
      row_count: eb('row_count', '+', step.rows),
      added: eb('added', '+', added.length),
      changed: eb('changed', '+', changed),
      unchanged: eb('unchanged', '+', same.length),
      refused: eb('refused', '+', step.refused),
    }))
    .where('site_id', '=', siteId)
    .where('import_number', '=', importNumber)
    .where('state', '=', 'running')
    .returning(['row_count', 'refused', 'format'])
    .executeTakeFirst();
  if (!catalogue) return false;
  const firstPosition = catalogue.row_count - step.rows + 1;
  const rows = step.products
    .filter((product) => !isSame(product))
    .map((product, index) => {
      const place: RowPlace = {
        siteId,
        importNumber,
        position: known.get(product.variantId)?.position ?? firstPosition + index,
        source: catalogue.format,
        digest: digestOf(product),
        at: step.at,
      };
      return { product, row: toProductRow(product, place) };
    });
  await markSeen(transaction, key, [
    ...same.map(({ variantId }) => variantId),
    ...step.refusedVariants,
  ]);
  await writeProducts(
    transaction,
    rows.map(({ row }) => row),
  );
  await writeCollections(transaction, siteId, rows);
  await writeProblems(
    transaction,
    { siteId, refusedBefore: catalogue.refused - step.refused },
    step,
  );
  return true;
}

async function knownOf(transaction: Database, siteId: string, products: readonly NewProduct[]) {
  if (products.length === 0)
    return new Map<string, { digest: string; availability: number; position: number }>();
  const rows = await transaction
    .selectFrom('product')
    .select(['variant_id', 'digest', 'availability', 'position'])
    .where('site_id', '=', siteId)
    .where(
      'variant_id',
      'in',
      products.map(({ variantId }) => variantId),
    )
    .execute();
  return new Map(rows.map(({ variant_id: id, ...row }) => [id, row]));
}

async function markSeen(
  transaction: Database,
  { siteId, importNumber }: ImportKey,
  variantIds: readonly string[],
): Promise<void> {
  if (variantIds.length === 0) return;
  await transaction
    .updateTable('product')
    .set({ import_number: importNumber })
    .where('site_id', '=', siteId)
    .where('variant_id', 'in', variantIds)
    .execute();
}

type ProductRow = ReturnType<typeof toProductRow>;

async function writeProducts(transaction: Database, rows: readonly ProductRow[]): Promise<void> {
  if (rows.length === 0) return;
  await transaction
    .insertInto('product')
    .values([...rows])
    .onConflict((oc) =>
      oc.columns(['site_id', 'variant_id']).doUpdateSet((eb) => ({
        product_id: eb.ref('excluded.product_id'),
        availability: eb.ref('excluded.availability'),
        import_number: eb.ref('excluded.import_number'),
        digest: eb.ref('excluded.digest'),
        search_text: eb.ref('excluded.search_text'),
        title: eb.ref('excluded.title'),
        handle: eb.ref('excluded.handle'),
        image: eb.ref('excluded.image'),
        price: eb.ref('excluded.price'),
        compare_at_price: eb.ref('excluded.compare_at_price'),
        currency: eb.ref('excluded.currency'),
        inventory: eb.ref('excluded.inventory'),
        collections: eb.ref('excluded.collections'),
        source: eb.ref('excluded.source'),
        updated_at: eb.ref('excluded.updated_at'),
        description: eb.ref('excluded.description'),
      })),
    )
    .execute();
}

async function writeCollections(
  transaction: Database,
  siteId: string,
  written: readonly { readonly product: NewProduct; readonly row: ProductRow }[],
): Promise<void> {
  if (written.length === 0) return;
  await transaction
    .deleteFrom('product_collection')
    .where('site_id', '=', siteId)
    .where(
      'variant_id',
      'in',
      written.map(({ row }) => row.variant_id),
    )
    .execute();
  const rows = written.flatMap(({ product, row }) =>
    [...new Set(product.collections)].map((collection) => ({
      site_id: siteId,
      collection,
      variant_id: row.variant_id,
      availability: row.availability,
      position: row.position,
    })),
  );
  if (rows.length > 0) await transaction.insertInto('product_collection').values(rows).execute();
}

async function writeProblems(
  transaction: Database,
  { siteId, refusedBefore }: { readonly siteId: string; readonly refusedBefore: number },
  { problems }: ImportStep,
): Promise<void> {
  if (problems.length === 0) return;
  const rows = problems.map(({ row, message }, index) => ({
    site_id: siteId,
    place: refusedBefore + index + 1,
    row_number: row,
    message,
  }));
  await transaction.insertInto('catalogue_problem').values(rows).execute();
}
