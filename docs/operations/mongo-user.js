// Run once, on an empty volume: the site reads and writes its own database and has no other rights.
db.getSiblingDB('directory').createUser({
  user: 'directory',
  pwd: process.env.MONGO_PASSWORD,
  roles: [{ role: 'readWrite', db: 'directory' }],
});
