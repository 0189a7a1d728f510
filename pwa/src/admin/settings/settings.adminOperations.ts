import { graphql, type ResultOf } from '../../shared/graphql/tada.ts';

/** One group of settings, to edit. */
export const AdminSettingsGroup = graphql(`
  query AdminSettingsGroup($name: String!) {
    settingsGroup(name: $name) {
      name
      version
      content
      updatedAt
      updatedByName
    }
  }
`);

/** A group of settings as the panel edits it. */
export type SettingsGroupItem = ResultOf<typeof AdminSettingsGroup>['settingsGroup'];

/** The previous states of a group. */
export const AdminSettingsVersions = graphql(`
  query AdminSettingsVersions($name: String!) {
    settingsVersions(name: $name) {
      version
      content
      savedAt
      savedByName
    }
  }
`);

/** Saves a group. */
export const UpdateSettings = graphql(`
  mutation UpdateSettings($input: SettingsEdit!) {
    updateSettings(input: $input) {
      name
      version
      content
      updatedAt
      updatedByName
    }
  }
`);

/** The centre's public facts and texts, with its pictures. */
export const AdminCentre = graphql(`
  query AdminCentre {
    centre {
      facts
      texts
    }
  }
`);

/** Puts a picture into a place of the site. */
export const UpdateSitePicture = graphql(`
  mutation UpdateSitePicture($slot: String!, $alt: String, $file: Upload) {
    updateSitePicture(slot: $slot, alt: $alt, file: $file) {
      slot
      image {
        src
      }
    }
  }
`);

/** The previous pictures of a place. */
export const AdminPictureVersions = graphql(`
  query AdminPictureVersions($slot: String!) {
    sitePictureVersions(slot: $slot) {
      version
      savedAt
      savedByName
      image {
        src
        alt
      }
    }
  }
`);

/** Puts a previous picture into its place again. */
export const RestoreSitePicture = graphql(`
  mutation RestoreSitePicture($slot: String!, $version: Int!) {
    restoreSitePicture(slot: $slot, version: $version) {
      slot
    }
  }
`);

/** Takes a picture out of its place. */
export const DeleteSitePicture = graphql(`
  mutation DeleteSitePicture($slot: String!) {
    deleteSitePicture(slot: $slot)
  }
`);

/** How many items of the first start there still are. */
export const AdminDemoContent = graphql(`
  query AdminDemoContent {
    demoContent {
      present
      binned
      settings
    }
  }
`);

/** Moves all of them to the trash. */
export const RemoveDemoContent = graphql(`
  mutation RemoveDemoContent {
    removeDemoContent
  }
`);

/** Restores all of them from the trash. */
export const RestoreDemoContent = graphql(`
  mutation RestoreDemoContent {
    restoreDemoContent
  }
`);

/** The counts that the first steps of a new centre check. */
export const AdminFirstSteps = graphql(`
  query AdminFirstSteps {
    centre {
      facts
      texts
    }
    contentState {
      itemType
      published
    }
    premisesPhotos {
      id
    }
    demoContent {
      present
      settings
    }
  }
`);
