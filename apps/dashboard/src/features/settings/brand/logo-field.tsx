import { Button, TextInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { ChooseFile } from '../../../components/ui/inputs/choose-file.tsx';
import { useUploadPicture } from '../../../lib/api/pictures.ts';
import { notifyFailed } from '../../../lib/notify.ts';
import { useStateFrom } from '../../../lib/hooks/use-state-from.ts';
import styles from './brand.module.css';

interface LogoFieldProps {
  readonly siteId: string;
  /** The address of the logo; empty if there is none. */
  readonly logo: string;
  readonly onChange: (logo: string) => void;
}

const WEB_ADDRESS = /^https?:\/\/[^\s"'()<>\\;{}]+$/;

/** A field for the logo: its address, or a file from the owner's computer. */
export function LogoField({ siteId, logo, onChange }: LogoFieldProps) {
  const [typed, setTyped] = useStateFrom(logo);
  const upload = useUploadPicture(siteId);
  const isWrong = typed !== '' && !WEB_ADDRESS.test(typed);
  const take = (next: string) => {
    setTyped(next);
    if (next === '' || WEB_ADDRESS.test(next)) onChange(next);
  };
  const send = (file: File) =>
    upload.mutate(file, { onError: notifyFailed, onSuccess: ({ url }) => onChange(url) });
  return (
    <div className={styles['read']}>
      <TextInput
        label="Logo"
        description="Shown above the headline of new popups. Leave empty for none."
        placeholder="https://…"
        dir="ltr"
        maxLength={1000}
        value={typed}
        error={isWrong ? 'Write the whole address of a picture' : undefined}
        onChange={(event) => take(event.currentTarget.value)}
      />
      <ChooseFile onChoose={send} accept="image/png,image/jpeg,image/webp,image/gif,image/avif">
        {(props) => (
          <Button
            {...props}
            variant="light"
            leftSection={<IconUpload size={16} aria-hidden />}
            loading={upload.isPending}
          >
            Upload a logo
          </Button>
        )}
      </ChooseFile>
    </div>
  );
}
