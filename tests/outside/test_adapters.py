"""The installed game in PettingZoo, Gymnasium and OpenSpiel, with broken ones beside it."""

from tests.outside.house import House


def test_the_interfaces_of_the_lab(house_with_broken: House) -> None:
    said = house_with_broken.run("-m", "tests.outside.adapters").stdout
    checks = ["pettingzoo", "gym", "openspiel", "tensors"]
    assert [line.split()[0] for line in said.splitlines() if "is content" in line] == checks
