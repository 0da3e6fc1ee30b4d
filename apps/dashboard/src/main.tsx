import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/figtree/wght.css';
import './config/mantine-styles.ts';
import './app/tones.css';
import './app/global.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { announceNewVersions } from './app/new-version-notice.tsx';
import { createQueryClient } from './app/query-client.ts';
import { closeQuestionsByEscape } from './lib/ask-to-confirm.ts';
import { keepTranslatedTexts } from './lib/translation/keep-translated-texts.ts';
import { listenForBackButton } from './lib/navigation/hold-back-button.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('The page lacks #root');
keepTranslatedTexts(document.body);
announceNewVersions();
listenForBackButton();
closeQuestionsByEscape();
createRoot(place).render(
  <Providers client={createQueryClient()}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </Providers>,
);
