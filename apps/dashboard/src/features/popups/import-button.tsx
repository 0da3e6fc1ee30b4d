import { Button } from '@mantine/core';
import type { Language } from '@beckon/contract/values';
import { DASHBOARD_TEXTS } from '@beckon/languages/dashboard';
import { IconFileImport } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { ChooseFile } from '../../components/ui/inputs/choose-file.tsx';
import { useImportPopup } from '../../lib/api/popup-files.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';
import { editPopupPath } from '../../lib/navigation/routes.ts';

/** Creates a draft from the file of a popup, which this or another Beckon has saved, and opens it. */
export function ImportButton({ language }: { readonly language: Language }) {
  const { site } = useCurrentSite();
  const navigate = useNavigate();
  const take = useImportPopup(site.id);
  const read = (file: File) =>
    take.mutate(file, {
      onError: notifyFailed,
      onSuccess: (popup) => {
        notifyDone(`“${popup.name}” is imported as a draft.`);
        void navigate(editPopupPath(popup.id));
      },
    });
  return (
    <ChooseFile accept=".json,application/json" onChoose={read}>
      {(props) => (
        <Button
          {...props}
          lang={language}
          variant="default"
          leftSection={<IconFileImport size={17} aria-hidden />}
          loading={take.isPending}
        >
          {DASHBOARD_TEXTS[language].gallery.importPopup}
        </Button>
      )}
    </ChooseFile>
  );
}
