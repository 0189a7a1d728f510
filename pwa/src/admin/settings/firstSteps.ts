import type { CentreFacts, CentreTexts, SettingsGroup } from '@centar/domain/centre.ts';
import type { ResultOf } from '../../shared/graphql/tada.ts';
import { adminPaths, itemPaths } from '../navigation/adminPaths.ts';
import { paths } from '../../shared/paths.ts';
import type { AdminFirstSteps } from './settings.adminOperations.ts';
import { SETTINGS_TEXTS, settingsTexts } from './settings.texts.ts';

const texts = settingsTexts.first.steps;

export interface FirstStep {
  readonly label: string;
  readonly href: string;
  readonly isDone: boolean;
}

const group = (name: SettingsGroup): string => adminPaths.settingsGroup(SETTINGS_TEXTS[name].slug);

export function firstSteps(data: ResultOf<typeof AdminFirstSteps>): readonly FirstStep[] {
  const facts = data.centre.facts as CentreFacts;
  const { story, halls } = data.centre.texts as CentreTexts;
  const { town, street, phone, email, hours, pictures } = facts;
  const isPublished = (...types: readonly string[]): boolean =>
    data.contentState.some(({ itemType, published }) => types.includes(itemType) && published > 0);
  const isOwn = (...fields: readonly string[]): boolean =>
    !fields.some((field) => data.demoContent.settings.includes(field));
  return [
    {
      label: texts.identity,
      href: group('identity'),
      isDone: town !== '' && isOwn('identity.town', 'identity.name'),
    },
    {
      label: texts.contact,
      href: group('contact'),
      isDone:
        street !== '' &&
        phone !== '' &&
        email !== '' &&
        isOwn('contact.street', 'contact.phone', 'contact.email'),
    },
    {
      label: texts.hours,
      href: group('hours'),
      isDone: Object.values(hours.house).some((day) => day.length > 0) && isOwn('hours.house'),
    },
    { label: texts.halls, href: group('halls'), isDone: halls.length > 0 && isOwn('halls.halls') },
    { label: texts.about, href: group('about'), isDone: story !== '' && isOwn('about.story') },
    {
      label: texts.logo,
      href: group('appearance'),
      isDone: pictures.logo !== undefined && isOwn('pictures.logo'),
    },
    {
      label: texts.sharing,
      href: group('appearance'),
      isDone: pictures.sharing !== undefined && isOwn('pictures.sharing'),
    },
    {
      label: texts.premises,
      href: itemPaths.PremisesPhoto.list,
      isDone: data.premisesPhotos.length > 0,
    },
    {
      label: texts.program,
      href: paths.programCreate,
      isDone: isPublished('Program', 'Movie'),
    },
    { label: texts.news, href: itemPaths.News.create, isDone: isPublished('News') },
  ];
}
