import type { Database, Engine } from '../database.ts';
import type { MigrationStep } from './migration-step.ts';

/**
 * Tables of the accounts library (users, their sessions, password hashes, reset tokens). It names
 * the columns and, per database, how it keeps dates.
 */
export const createOwnerTables: MigrationStep = {
  name: '0002-owners',
  async up(db, engine) {
    const columns = columnsFor(engine);
    for (const [table, sketch] of Object.entries(SKETCHES))
      await createTable(db, table, { sketch, columns });
    await db.schema
      .createIndex('auth_user_email')
      .on('auth_user')
      .column('email')
      .unique()
      .execute();
    await db.schema
      .createIndex('auth_session_token')
      .on('auth_session')
      .column('token')
      .unique()
      .execute();
    await db.schema.createIndex('auth_session_user').on('auth_session').column('userId').execute();
    await db.schema
      .createIndex('auth_credential_user')
      .on('auth_credential')
      .column('userId')
      .execute();
    await db.schema
      .createIndex('auth_verification_identifier')
      .on('auth_verification')
      .column('identifier')
      .execute();
  },
};

type Kind = 'text' | 'date' | 'yes-no';

/** Columns as `name: kind`; `?` at the end of a name: may be null. */
const SKETCHES: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  auth_user: {
    id: 'text',
    name: 'text',
    email: 'text',
    emailVerified: 'yes-no',
    'image?': 'text',
    createdAt: 'date',
    updatedAt: 'date',
  },
  auth_session: {
    id: 'text',
    expiresAt: 'date',
    token: 'text',
    createdAt: 'date',
    updatedAt: 'date',
    'ipAddress?': 'text',
    'userAgent?': 'text',
    userId: 'text',
  },
  auth_credential: {
    id: 'text',
    accountId: 'text',
    providerId: 'text',
    userId: 'text',
    'accessToken?': 'text',
    'refreshToken?': 'text',
    'idToken?': 'text',
    'accessTokenExpiresAt?': 'date',
    'refreshTokenExpiresAt?': 'date',
    'scope?': 'text',
    'password?': 'text',
    createdAt: 'date',
    updatedAt: 'date',
  },
  auth_verification: {
    id: 'text',
    identifier: 'text',
    value: 'text',
    expiresAt: 'date',
    createdAt: 'date',
    updatedAt: 'date',
  },
};

function columnsFor(
  engine: Engine,
): Readonly<Record<Kind, 'text' | 'integer' | 'boolean' | 'timestamptz'>> {
  if (engine.name === 'sqlite') return { text: 'text', date: 'text', 'yes-no': 'integer' };
  return { text: 'text', date: 'timestamptz', 'yes-no': 'boolean' };
}

async function createTable(
  db: Database,
  table: string,
  {
    sketch,
    columns,
  }: {
    readonly sketch: Readonly<Record<string, Kind>>;
    readonly columns: ReturnType<typeof columnsFor>;
  },
): Promise<void> {
  const start = db.schema.createTable(table).addColumn('id', 'text', (made) => made.primaryKey());
  const rest = Object.entries(sketch).filter(([name]) => name !== 'id');
  const whole = rest.reduce(
    (building, [name, kind]) =>
      building.addColumn(name.replace('?', ''), columns[kind], (made) => {
        const owned =
          name === 'userId' ? made.references('auth_user.id').onDelete('cascade') : made;
        return name.endsWith('?') ? owned : owned.notNull();
      }),
    start,
  );
  await whole.execute();
}
