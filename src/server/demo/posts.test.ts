import { expect, test } from 'vitest';
import { mentionedNames } from '#modules/posts/rules';
import { demoArtist, demoPerson } from './people.ts';
import { demoPhoto } from './photos.ts';
import { demoPictureNames, demoPosts } from './posts.ts';
import { demoServices } from './services.ts';
import { demoComments, demoFollows, demoRatings, demoThreads } from './talk.ts';

test('every post shows pictures of its own and a service that its artist offers, the newest first', () => {
  for (const { username, photos, caption, service } of demoPosts) {
    expect(demoServices(demoArtist(username).username).map(({ name }) => name)).toContain(service);
    for (const photo of photos) expect(demoPhoto(photo).width).toBe(864);
    for (const name of mentionedNames(caption)) demoPerson(name);
  }
  expect(new Set(demoPictureNames).size).toBe(demoPictureNames.length);
  const ages = demoPosts.map(({ hoursAgo }) => hoursAgo);
  expect(ages.toSorted((one, other) => one - other)).toEqual(ages);
});

test('people talk under pictures that lead a post, and an answer answers something', () => {
  const leading = new Set(demoPosts.map(({ photos }) => photos[0]));
  for (const [photo, username] of demoComments) {
    demoPerson(username);
    expect([photo, leading.has(photo)]).toEqual([photo, true]);
  }
  const astray = demoComments.filter(
    ([photo, , words], index) => words.startsWith('>') && demoComments[index - 1]?.[0] !== photo,
  );
  expect(astray).toEqual([]);
});

test('nobody follows themselves, or anybody twice; ratings and letters are of people there are', () => {
  for (const [follower, followed] of Object.entries(demoFollows)) {
    expect(followed).not.toContain(follower);
    expect(new Set(followed).size).toBe(followed.length);
    for (const name of [follower, ...followed]) demoPerson(name);
  }
  for (const { artist, client, stars } of demoRatings) {
    expect([demoArtist(artist).username, stars > 0 && stars <= 5]).toEqual([artist, true]);
    demoPerson(client);
  }
  for (const { people, messages } of demoThreads) {
    for (const name of people) demoPerson(name);
    const ages = messages.map(([minutesAgo]) => minutesAgo);
    expect(ages.toSorted((one, other) => other - one)).toEqual(ages);
  }
});
