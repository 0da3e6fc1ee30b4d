import type { MigrationStep } from './migration-step.ts';

/** When a recipient ended the mails about leads: such a recipient is not asked again. */
export const recordRefusedLeadMails: MigrationStep = {
  name: '0055-refused-lead-mails',
  async up(db) {
    await db.schema.alterTable('mail_recipient').addColumn('refused_at', 'bigint').execute();
  },
};
