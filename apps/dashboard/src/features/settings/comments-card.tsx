import { Switch } from '@mantine/core';
import { Card } from '../../components/ui/layout/card.tsx';
import type { CardProps } from './card-props.ts';

/** Sets whether readers may comment on articles of the site. */
export function CommentsCard({ settings, onChange }: CardProps) {
  return (
    <Card title="Comments">
      <Switch
        label="Allow comments"
        description="Readers may comment on the articles of this site. Each comment waits under “Comments” until you approve it."
        checked={settings.takesComments === true}
        onChange={(event) => onChange({ takesComments: event.currentTarget.checked })}
      />
    </Card>
  );
}
