/** Products, imports, and counts of products. */
export interface CatalogueTables {
  readonly product: {
    readonly site_id: string;
    readonly variant_id: string;
    readonly product_id: string;
    readonly position: number;
    readonly availability: number;
    readonly import_number: number;
    readonly digest: string;
    readonly search_text: string;
    readonly title: string;
    readonly handle: string;
    readonly image: string;
    readonly price: string;
    readonly compare_at_price: string;
    readonly currency: string;
    readonly inventory: number | null;
    readonly collections: string;
    readonly source: string;
    readonly updated_at: number;
    readonly description: string;
  };
  readonly product_collection: {
    readonly site_id: string;
    readonly collection: string;
    readonly variant_id: string;
    readonly availability: number;
    readonly position: number;
  };
  readonly catalogue: CatalogueTable;
  readonly catalogue_problem: {
    readonly site_id: string;
    readonly place: number;
    readonly row_number: number;
    readonly message: string;
  };
  readonly product_day: {
    readonly site_id: string;
    readonly day: string;
    readonly product_id: string;
    readonly count: number;
  };
  readonly product_pair: {
    readonly site_id: string;
    readonly product_id: string;
    readonly then_id: string;
    readonly count: number;
    readonly last_day: string;
  };
}

interface CatalogueTable {
  readonly site_id: string;
  readonly format: string;
  readonly url: string;
  readonly currency: string;
  readonly schedule: string;
  readonly next_at: number | null;
  readonly state: string;
  readonly import_number: number;
  readonly started_at: number;
  readonly finished_at: number | null;
  readonly beat_at: number;
  readonly row_count: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly gone: number;
  readonly message: string;
}
