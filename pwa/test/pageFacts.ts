import { afterEach, beforeEach } from 'vitest';
import { centreFacts, readSettingsFile } from '@centar/domain/centre.ts';
import settings from '../../centar.config.json' with { type: 'json' };

/** Embeds the facts of `centar.config.json` in the page, as the server does, for all tests. */
export function embedPageFacts(): void {
  let data: HTMLScriptElement;
  beforeEach(() => {
    const facts = centreFacts(readSettingsFile(JSON.stringify(settings)));
    data = document.createElement('script');
    data.id = 'page-data';
    data.type = 'application/json';
    data.textContent = JSON.stringify({ facts });
    document.head.append(data);
  });
  afterEach(() => {
    data.remove();
  });
}
