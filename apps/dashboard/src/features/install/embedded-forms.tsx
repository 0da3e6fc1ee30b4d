import { useQuery } from '@tanstack/react-query';
import { EmbedSlot } from '../../components/embed-slot.tsx';
import { Card } from '../../components/ui/layout/card.tsx';
import { popupsQuery } from '../../lib/api/popups.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import styles from './install.module.css';

/**
 * Lists the embedded forms of the site with their lines to paste. Variants of an A/B test show in
 * the place of their original. Renders nothing if there are no forms.
 */
export function EmbeddedForms() {
  const { site } = useCurrentSite();
  const popups = useQuery(popupsQuery(site.id));
  const forms = (popups.data ?? []).filter(
    ({ type, status, abTest }) =>
      type === 'embedded' && status !== 'archived' && abTest?.isVariant !== true,
  );
  if (forms.length === 0) return null;
  return (
    <Card title="Embedded forms" about="A form inside a page needs one more line there.">
      {forms.map((form) => (
        <section key={form.id} className={styles['form']}>
          <h3 dir="auto">{form.name}</h3>
          <EmbedSlot
            popupId={form.id}
            name={form.name}
            inTest={form.abTest === undefined ? undefined : 'original'}
          />
        </section>
      ))}
    </Card>
  );
}
