import { useForm } from '@mantine/form';
import type { Site, SiteSettings } from '@beckon/contract/owner-calls';
import { inOneLine, isBlank } from '@beckon/contract/values';
import { HoldoutCard } from '../../components/holdout/holdout-card.tsx';
import { Page } from '../../components/ui/layout/page.tsx';
import { useUpdateSite } from '../../lib/api/sites.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { useLeaveGuard } from '../../lib/navigation/leave-guard.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';
import { BrandCard } from './brand/brand-card.tsx';
import { AttentionCard } from './attention-card.tsx';
import { CodeCard } from './code-card.tsx';
import { CommentsCard } from './comments-card.tsx';
import { ConfirmationCard } from './confirmation-card.tsx';
import { ConsentCard } from './consent-card.tsx';
import { DeleteSite } from './delete-site.tsx';
import { FontsCard } from './fonts-card.tsx';
import { LeadNoticesCard } from './lead-notices-card.tsx';
import { SaveBar } from './save-bar.tsx';
import styles from './settings.module.css';
import { SiteCard } from './site-card.tsx';
import { ShopCard } from './shop-card.tsx';
import { changesOf, type SiteValues, withLaterChanges } from './site-changes.ts';

/** The settings of the complete site. */
export function SettingsPage() {
  const { site } = useCurrentSite();
  return (
    <Page title="Settings" lead="Settings for every popup on this site.">
      <div className={styles['stack']}>
        <SettingsForm key={site.id} site={site} />
        <HoldoutCard key={`held ${site.id}`} of={`sites/${site.id}`} />
        <DeleteSite site={site} />
      </div>
    </Page>
  );
}

function valuesOf({ name, settings }: Site): SiteValues {
  return { name, settings };
}

function SettingsForm({ site }: { readonly site: Site }) {
  const update = useUpdateSite(site.id);
  const form = useForm({
    initialValues: valuesOf(site),
    validate: { name: (name) => (isBlank(name) ? 'Give the site a name' : undefined) },
    validateInputOnChange: ['name'],
  });
  const { settings } = form.values;
  const isChanged = form.isDirty();
  useLeaveGuard(isChanged);
  const set = (part: Partial<SiteSettings>) =>
    form.setFieldValue('settings', (before: SiteSettings) => ({ ...before, ...part }));
  const showName = () => form.getInputNode('name')?.focus();
  const save = form.onSubmit((values) => {
    const sent = { ...values, name: inOneLine(values.name) };
    form.setFieldValue('name', sent.name);
    update.mutate(changesOf(sent, form.getInitialValues()), {
      onError: notifyFailed,
      onSuccess: (saved) => {
        // What was changed since then stays unsaved.
        form.setValues(withLaterChanges(valuesOf(saved), form.getValues(), sent));
        form.resetDirty(valuesOf(saved));
        notifyDone('Settings are saved.');
      },
    });
  }, showName);
  return (
    <form className={styles['form']} onSubmit={save}>
      <SiteCard nameProps={form.getInputProps('name')} settings={settings} onChange={set} />
      <BrandCard site={site} settings={settings} onChange={set} />
      <AttentionCard settings={settings} onChange={set} />
      <LeadNoticesCard
        siteId={site.id}
        notices={settings.leadNotices}
        hasWeeklyReport={settings.weeklyReport === true}
        hasStockMails={settings.stockMails !== false}
        isSaved={!isChanged}
        onChange={(leadNotices) => set({ leadNotices })}
        onWeeklyReport={(weeklyReport) => set({ weeklyReport })}
        onStockMails={(stockMails) => set({ stockMails })}
      />
      <ConfirmationCard settings={settings} onChange={set} />
      <ShopCard settings={settings} onChange={set} />
      <FontsCard settings={settings} onChange={set} />
      <ConsentCard settings={settings} onChange={set} />
      <CommentsCard settings={settings} onChange={set} />
      <CodeCard settings={settings} onChange={set} />
      <SaveBar isChanged={isChanged} isSaving={update.isPending} onDiscard={form.reset} />
    </form>
  );
}
