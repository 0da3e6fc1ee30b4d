import { ActionIcon, Button, Popover, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconBookmark, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Failure } from '../../../components/ui/states/failure.tsx';
import { removeReportView, reportViewsQuery, saveReportView } from '../../../lib/api/reports.ts';
import { useCurrentSite } from '../../../lib/navigation/current-site.ts';
import styles from '../reports.module.css';

/** The saved views of reports, and a field that saves the current one under a name. */
export function SavedViews() {
  const { site } = useCurrentSite();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const views = useQuery({ ...reportViewsQuery(site.id), enabled: isOpen });
  const remove = useMutation({
    mutationFn: (viewId: string) => removeReportView(site.id, viewId),
    onSettled: () => client.invalidateQueries({ queryKey: reportViewsQuery(site.id).queryKey }),
  });
  const error = views.error ?? remove.error;
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(320px, calc(100vw - 32px))"
      shadow="md"
      trapFocus
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconBookmark size={17} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          Saved views
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles['views'] ?? ''}>
        {error === null ? null : <Failure error={error} retry={() => void views.refetch()} />}
        {views.data?.views.length === 0 ? (
          <p className={styles['quiet']}>None yet. Choose days and a split, then save them here.</p>
        ) : null}
        <ul>
          {views.data?.views.map(({ id, name, address }) => (
            <li key={id}>
              <Link to={address} onClick={() => setOpen(false)} dir="auto">
                {name}
              </Link>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove ${name}`}
                onClick={() => remove.mutate(id)}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
        <SaveView siteId={site.id} />
      </Popover.Dropdown>
    </Popover>
  );
}

function SaveView({ siteId }: { readonly siteId: string }) {
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (name) => (name.trim() === '' ? 'Give it a name.' : null) },
  });
  const save = useMutation({
    mutationFn: (name: string) =>
      saveReportView(siteId, { name: name.trim(), address: pathname + search }),
    onSuccess: (answer) => {
      client.setQueryData(reportViewsQuery(siteId).queryKey, answer);
      form.reset();
    },
    onError: (error) => form.setFieldError('name', error.message),
  });
  return (
    <form onSubmit={form.onSubmit(({ name }) => save.mutate(name))}>
      <TextInput
        label="Save this view as"
        maxLength={80}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Button type="submit" size="compact-md" loading={save.isPending}>
        Save view
      </Button>
    </form>
  );
}
