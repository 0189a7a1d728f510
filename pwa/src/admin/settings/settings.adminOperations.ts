import { graphql, type ResultOf } from '../../shared/graphql/tada.ts';

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

export type SettingsGroupItem = ResultOf<typeof AdminSettingsGroup>['settingsGroup'];

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

export const AdminCentre = graphql(`
  query AdminCentre {
    centre {
      facts
      texts
    }
  }
`);

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

export const RestoreSitePicture = graphql(`
  mutation RestoreSitePicture($slot: String!, $version: Int!) {
    restoreSitePicture(slot: $slot, version: $version) {
      slot
    }
  }
`);

export const DeleteSitePicture = graphql(`
  mutation DeleteSitePicture($slot: String!) {
    deleteSitePicture(slot: $slot)
  }
`);

/** Counts the remaining demo items. */
export const AdminDemoContent = graphql(`
  query AdminDemoContent {
    demoContent {
      present
      binned
      settings
    }
  }
`);

export const RemoveDemoContent = graphql(`
  mutation RemoveDemoContent {
    removeDemoContent
  }
`);

export const RestoreDemoContent = graphql(`
  mutation RestoreDemoContent {
    restoreDemoContent
  }
`);

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
