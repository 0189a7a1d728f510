import { paths } from '../../../shared/paths.ts';
import { noticeJsonLd } from '../../../public/page/jsonLd.ts';
import { noticeTicket } from '../../../public/page/sharedTicket.ts';
import { sharedTicketTexts } from '../../../public/page/sharedTicket.texts.ts';
import { idOf, type PageMetadata } from '../../../public/page/publicRoute.ts';
import { procurementTexts } from './procurements.texts.ts';
import { procurementQuery } from './procurements.queries.ts';
import { yearOf } from './procurementYears.ts';

export const procurementMetadata = {
  procurements: ({ search }) => {
    const year = yearOf(search);
    const { listTitle, titleOf, description } = procurementTexts;
    const title = typeof year === 'number' ? titleOf(year) : listTitle;
    return { title, description, feed: paths.procurementsFeed };
  },
  procurement: (input, read, now) => {
    const procurement = read(procurementQuery(idOf(input)))?.procurementById;
    if (!procurement) return {};
    return {
      title: procurement.title,
      description: procurement.excerpt,
      ticket: noticeTicket(procurement, sharedTicketTexts.procurement, now),
      type: 'article',
      parents: [{ label: procurementTexts.listTitle, href: paths.procurements }],
      jsonLd: (site) => [noticeJsonLd(procurement, paths.procurement(procurement.id), site)],
    };
  },
} satisfies PageMetadata;
