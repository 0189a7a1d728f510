/** What the site and the panel say where the past events of a type can't be loaded (specification, section 8). */
export const pastEventsTexts = {
  failed: 'Protekli događaji ovog programa trenutno nisu dostupni.',
  popup: 'Greška pri učitavanju proteklih događaja izabranog programa, molimo pokušajte kasnije',
};
