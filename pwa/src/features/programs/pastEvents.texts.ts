/** Shown by the site and the panel (specification, section 8). */
export const pastEventsTexts = {
  failed: 'Protekli događaji ovog programa trenutno nisu dostupni.',
  popup: 'Greška pri učitavanju proteklih događaja izabranog programa, molimo pokušajte kasnije',
};
