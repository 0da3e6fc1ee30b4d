import { Switch } from '@mantine/core';
import type { SiteSettings } from '@beckon/contract/owner-calls';
import { Card } from '../../components/ui/card.tsx';

interface CommentsCardProps {
  readonly settings: SiteSettings;
  readonly onChange: (part: Partial<SiteSettings>) => void;
}

/** Whether readers may comment on articles of the site. */
export function CommentsCard({ settings, onChange }: CommentsCardProps) {
  return (
    <Card title="Comments">
      <Switch
        label="Take comments"
        description="Readers may comment on the articles of this site. Each comment waits under “Comments” until you approve it."
        checked={settings.takesComments === true}
        onChange={(event) => onChange({ takesComments: event.currentTarget.checked })}
      />
    </Card>
  );
}
