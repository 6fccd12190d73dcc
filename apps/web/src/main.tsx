import './theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers.js';
import { createRouter } from './app/router.js';
import { createStore } from './app/store.js';
import { startI18n } from './shared/i18n/i18n.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

startI18n();

createRoot(root).render(
  <StrictMode>
    <Providers store={createStore()}>
      <RouterProvider router={createRouter()} />
    </Providers>
  </StrictMode>,
);
