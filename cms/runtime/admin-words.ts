import { minLength } from '#collections/users/password-rule.ts';

const notAllowed = 'Your account may not do this.';
const serverProblem =
  'Something went wrong on the server. Try again, and tell an administrator if it keeps happening.';
const nothing = 'There is nothing here yet, or nothing matches the filters.';

/**
 * What the admin says where Payload’s own words do not say what has happened, or what to do, or have the name of a
 * collection, which begins with a capital, within a sentence.
 */
export const adminWords = {
  authentication: {
    beginCreateFirstUser: `Create the first account. It will be an administrator. Its password has at least ${minLength} characters that nobody would guess, for example four unrelated words.`,
  },
  error: {
    correctInvalidFields: 'Some fields are not right yet. They are marked in the form.',
    deletingTitle: '{{title}} could not be deleted. Check your connection and try again.',
    notAllowedToAccessPage:
      'An administrator can give your account the role it needs. The menu shows what you can do.',
    notAllowedToPerformAction: notAllowed,
    notFound: 'There is nothing here. It may have been removed.',
    problemUploadingFile: 'The file could not be uploaded. Try again.',
    restoringTitle: '{{title}} could not be restored. Check your connection and try again.',
    unableToDeleteCount: '{{count}} of {{total}} {{label}} could not be deleted.',
    unableToUpdateCount: '{{count}} of {{total}} {{label}} could not be saved.',
    // Whoever has not signed in is sent to the form for that.
    unauthorized: notAllowed,
    unknown: serverProblem,
    unPublishingDocument: 'It could not be taken off the site. Try again.',
    unspecific: serverProblem,
  },
  general: {
    aboutToDelete: 'You are about to delete <1>{{title}}</1>. Are you sure?',
    aboutToPermanentlyDelete: 'You are about to delete <1>{{title}}</1> for good. Are you sure?',
    aboutToRestore: 'You are about to bring <1>{{title}}</1> back from the trash. Are you sure?',
    aboutToRestoreAsDraft:
      'You are about to bring <1>{{title}}</1> back from the trash as a draft. Are you sure?',
    aboutToTrash: 'You are about to move <1>{{title}}</1> to the trash. Are you sure?',
    and: 'and',
    // Texts are kept in the browser, prices are not.
    changesNotSaved: 'Your changes are not saved yet.',
    creatingNewLabel: '{{label}}, not saved yet',
    // Where a form opens that a colleague has open: nobody is kept out, and nobody loses what they have typed.
    currentlyEditing:
      'is editing this. If you take over, what they have typed stays in their form, and they are told.',
    deletedCountSuccessfully: '{{count}} {{label}} deleted.',
    deletedSuccessfully: 'Deleted.',
    documentIsTrashed: 'This is in the trash, where it cannot be changed.',
    documentLocked: 'A colleague is editing this',
    editedSince: 'Last edited:',
    false: 'No',
    // What is empty, or still on its way, is a dash in lists rather than “<No Provider>”.
    noLabel: '–',
    noResults: nothing,
    noResultsDescription: nothing,
    noTrashResults: 'The trash is empty.',
    or: 'or',
    payloadSettings: 'How the admin looks',
    permanentlyDeletedCountSuccessfully: '{{count}} {{label}} deleted for good.',
    restoredCountSuccessfully: '{{count}} {{label}} brought back from the trash.',
    // Only the button for saved filters says it.
    selectLabel: 'Saved filters',
    submissionSuccessful: 'Done.',
    successfullyCreated: '{{label}} created.',
    successfullyDuplicated: '{{label}} copied.',
    titleDeleted: '{{label}} “{{title}}” deleted for good.',
    titleRestored: '{{label}} “{{title}}” brought back from the trash.',
    titleTrashed: '{{label}} “{{title}}” moved to the trash.',
    trashedCountSuccessfully: '{{count}} {{label}} moved to the trash.',
    true: 'Yes',
    untitled: 'No title yet',
    updatedCountSuccessfully: '{{count}} {{label}} saved.',
    updatedLabelSuccessfully: '{{label}} saved.',
    updatedSuccessfully: 'Saved.',
    viewReadOnly: 'View only',
  },
  version: {
    aboutToRestore:
      'This makes a draft of the version of {{versionDate}}. What visitors see stays as it is.',
    draftSavedSuccessfully: 'Draft saved. Visitors do not see these changes yet.',
    problemRestoringVersion: 'The version could not be restored. Try again.',
    restoredSuccessfully: 'Restored as a draft.',
    scheduledSuccessfully: 'Scheduled.',
    unpublishedSuccessfully: 'Taken off the site.',
    // Until the words for times have come it is “Loading...”, which is not ago.
    versionAgo: 'Age: {{distance}}',
  },
};
