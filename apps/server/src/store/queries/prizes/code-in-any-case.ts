import { type RawBuilder, sql } from 'kysely';
import type { Engine } from '../../database.ts';

/** A code in the form of `comparedCode`, as the index of codes has it. */
export function codeInAnyCase(engine: Engine): RawBuilder<string> {
  return engine.name === 'sqlite' ? sql<string>`lower(code)` : sql<string>`lower(code collate "C")`;
}
